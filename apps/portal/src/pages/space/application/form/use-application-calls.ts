import { useRouter } from '@tanstack/react-router';
import { getEntryApplication } from '@zonekit/api-client/space/entry-application/client';
import type { EntryApplication } from '@zonekit/api-client/space/entry-application/contract';
import {
  useCreateEntryApplication,
  useEditEntryApplication,
  useMoveEntryApplication,
} from '@zonekit/api-client/space/entry-application/hooks';
import type { RecordCalls } from '../../../shared/form/use-record-form.ts';
import { type ApplicationValues, draftOf } from './application-values.ts';

/** Calls that save an application, the first time as a new one, and submit it. */
export const useApplicationCalls = (): RecordCalls<ApplicationValues, EntryApplication> => {
  const { send: create } = useCreateEntryApplication();
  const { send: edit } = useEditEntryApplication();
  const { send: move } = useMoveEntryApplication();
  const { transport } = useRouter().options.context;
  return {
    create: (values) => create({ body: draftOf(values) }),
    edit: (values, { id, version }) =>
      edit({ params: { admission_apply_id: id }, body: { ...draftOf(values), version } }),
    submit: (id) => move({ params: { admission_apply_id: id }, body: { status: 'submitted' } }),
    read: (id) => getEntryApplication(transport, id, { quiet: true }),
  };
};
