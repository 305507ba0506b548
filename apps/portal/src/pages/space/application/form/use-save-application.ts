import { useRouter } from '@tanstack/react-router';
import { getEntryApplication } from '@zonekit/api-client/space/entry-application/client';
import type { EntryApplication } from '@zonekit/api-client/space/entry-application/contract';
import {
  useCreateEntryApplication,
  useEditEntryApplication,
  useMoveEntryApplication,
} from '@zonekit/api-client/space/entry-application/hooks';
import { type ApiError, asApiError } from '@zonekit/api-client/transport/error';
import type { ApplicationBase } from './application-slots.ts';
import { type ApplicationValues, draftOf } from './application-values.ts';

export type Saved = { status: 'saved'; application: EntryApplication };
/** `changed`: somebody saved the same application meanwhile, as `theirs`. */
export type NotSaved =
  | { status: 'failed'; error: ApiError }
  | { status: 'changed'; theirs: EntryApplication }
  | { status: 'aborted' };

/** Saves an application at the service, the first time as a new one, and submits it. */
export const useSaveApplication = () => {
  const { send: create } = useCreateEntryApplication();
  const { send: edit } = useEditEntryApplication();
  const { send: move } = useMoveEntryApplication();
  const { transport } = useRouter().options.context;

  const refusalOf = async (error: ApiError, base: ApplicationBase): Promise<NotSaved> => {
    if (error.code !== 'conflict' || !base) return { status: 'failed', error };
    try {
      return { status: 'changed', theirs: await getEntryApplication(transport, base.id, { quiet: true }) };
    } catch (thrown) {
      return { status: 'failed', error: asApiError(thrown) };
    }
  };

  const save = async (values: ApplicationValues, base: ApplicationBase): Promise<Saved | NotSaved> => {
    const body = draftOf(values);
    const outcome = base
      ? await edit({ params: { admission_apply_id: base.id }, body: { ...body, version: base.version } })
      : await create({ body });
    if (outcome.status === 'failed') return refusalOf(outcome.error, base);
    return outcome.status === 'done' ? { status: 'saved', application: outcome.data } : outcome;
  };

  const submit = async ({ id }: EntryApplication): Promise<Saved | NotSaved> => {
    const outcome = await move({ params: { admission_apply_id: id }, body: { status: 'submitted' } });
    if (outcome.status === 'failed') return { status: 'failed', error: outcome.error };
    return outcome.status === 'done' ? { status: 'saved', application: outcome.data } : outcome;
  };
  return { save, submit };
};
