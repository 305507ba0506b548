import { useRouter } from '@tanstack/react-router';
import { getExpertEntry } from '@zonekit/api-client/expert/client';
import type { ExpertEntry } from '@zonekit/api-client/expert/contract';
import { useCreateExpertEntry, useEditExpertEntry, useMoveExpertEntry } from '@zonekit/api-client/expert/hooks';
import { type ApiError, asApiError } from '@zonekit/api-client/transport/error';
import { draftOf, type EntryBase, type EntryValues } from './entry-values.ts';

export type Saved = { status: 'saved'; entry: ExpertEntry };
/** `changed`: the same entry was saved elsewhere meanwhile, as `theirs`. */
export type NotSaved =
  | { status: 'failed'; error: ApiError }
  | { status: 'changed'; theirs: ExpertEntry }
  | { status: 'aborted' };

/** Saves an entry at the service, the first time as a new one, and submits it. */
export const useSaveEntry = () => {
  const { send: create } = useCreateExpertEntry();
  const { send: edit } = useEditExpertEntry();
  const { send: move } = useMoveExpertEntry();
  const { transport } = useRouter().options.context;

  const refusalOf = async (error: ApiError, base: EntryBase): Promise<NotSaved> => {
    const id = base?.id ?? error.details?.expert_entry_id;
    if (error.code !== 'conflict' || typeof id !== 'string') return { status: 'failed', error };
    try {
      return { status: 'changed', theirs: await getExpertEntry(transport, id, { quiet: true }) };
    } catch (thrown) {
      return { status: 'failed', error: asApiError(thrown) };
    }
  };

  const save = async (values: EntryValues, base: EntryBase): Promise<Saved | NotSaved> => {
    const body = draftOf(values);
    const outcome = base
      ? await edit({ params: { expert_entry_id: base.id }, body: { ...body, version: base.version } })
      : await create({ body });
    if (outcome.status === 'failed') return refusalOf(outcome.error, base);
    return outcome.status === 'done' ? { status: 'saved', entry: outcome.data } : outcome;
  };

  const submit = async ({ id }: ExpertEntry): Promise<Saved | NotSaved> => {
    const outcome = await move({ params: { expert_entry_id: id }, body: { status: 'submitted' } });
    if (outcome.status === 'failed') return { status: 'failed', error: outcome.error };
    return outcome.status === 'done' ? { status: 'saved', entry: outcome.data } : outcome;
  };
  return { save, submit };
};
