import { useRouter } from '@tanstack/react-router';
import { getExpertEntry } from '@zonekit/api-client/expert/client';
import type { ExpertEntry } from '@zonekit/api-client/expert/contract';
import { useCreateExpertEntry, useEditExpertEntry, useMoveExpertEntry } from '@zonekit/api-client/expert/hooks';
import type { RecordCalls } from '../../shared/form/use-record-form.ts';
import { draftOf, type EntryValues } from './entry-values.ts';

/** Calls that save an entry, the first time as a new one, and submit it. */
export const useEntryCalls = (): RecordCalls<EntryValues, ExpertEntry> => {
  const { send: create } = useCreateExpertEntry();
  const { send: edit } = useEditExpertEntry();
  const { send: move } = useMoveExpertEntry();
  const { transport } = useRouter().options.context;
  return {
    create: (values) => create({ body: draftOf(values) }),
    edit: (values, { id, version }) => edit({ params: { expert_entry_id: id }, body: { ...draftOf(values), version } }),
    submit: (id) => move({ params: { expert_entry_id: id }, body: { status: 'submitted' } }),
    read: (id) => getExpertEntry(transport, id, { quiet: true }),
    // A user has one entry: the first save meets one that was made elsewhere.
    conflictOf: ({ code, details }, base) => {
      if (code !== 'conflict') return null;
      const id = base?.id ?? details?.expert_entry_id;
      return id === undefined ? null : { status: 'changed', id };
    },
  };
};
