import { useRouter } from '@tanstack/react-router';
import { getApplication } from '@zonekit/api-client/policy/client';
import type { Application, DeclarationDetail } from '@zonekit/api-client/policy/contract';
import { useCreateApplication, useEditApplication, useMoveApplication } from '@zonekit/api-client/policy/hooks';
import { type ApiError, asApiError } from '@zonekit/api-client/transport/error';
import type { ApplicationBase } from './application-draft.ts';
import { type ApplicationValues, draftOf } from './application-values.ts';

export type Saved = { status: 'saved'; application: Application };
/** `other`: the enterprise applied before, there; `changed`: a colleague has saved `theirs` meanwhile. */
export type NotSaved =
  | { status: 'failed'; error: ApiError }
  | { status: 'other'; id: string }
  | { status: 'changed'; theirs: Application }
  | { status: 'aborted' };

/** Saves an application at the service, the first time as a new one, and hands it in. */
export const useSaveApplication = (call: DeclarationDetail) => {
  const { send: create } = useCreateApplication();
  const { send: edit } = useEditApplication();
  const { send: move } = useMoveApplication();
  const { transport } = useRouter().options.context;

  /** Why the service did not save; what a colleague saved is fetched, to be set beside what was typed. */
  const refusalOf = async (error: ApiError, base: ApplicationBase): Promise<NotSaved> => {
    const { application_id, version } = error.details ?? {};
    if (typeof application_id === 'string') return { status: 'other', id: application_id };
    if (typeof version !== 'number' || !base) return { status: 'failed', error };
    try {
      return { status: 'changed', theirs: await getApplication(transport, base.id, { quiet: true }) };
    } catch (thrown) {
      return { status: 'failed', error: asApiError(thrown) };
    }
  };

  /** `over`: the edition that it takes the place of, where the visitor has said so. */
  const save = async (values: ApplicationValues, base: ApplicationBase, over?: number): Promise<Saved | NotSaved> => {
    const body = draftOf(values);
    const outcome = base
      ? await edit({ params: { application_id: base.id }, body: { ...body, version: over ?? base.version } })
      : await create({ body: { ...body, declaration_id: call.id } });
    if (outcome.status === 'failed') return refusalOf(outcome.error, base);
    if (outcome.status === 'aborted') return outcome;
    return { status: 'saved', application: outcome.data };
  };

  const submit = async (application: Application): Promise<Saved | NotSaved> => {
    const outcome = await move({ params: { application_id: application.id }, body: { status: 'submitted' } });
    if (outcome.status === 'failed') return { status: 'failed', error: outcome.error };
    return outcome.status === 'done' ? { status: 'saved', application: outcome.data } : outcome;
  };
  return { save, submit };
};
