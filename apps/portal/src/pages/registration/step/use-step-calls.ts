import { useRouter } from '@tanstack/react-router';
import { getRegistrationStep } from '@zonekit/api-client/registration/client';
import type { RegistrationForm } from '@zonekit/api-client/registration/contract';
import { useMoveRegistrationStep, useSaveRegistrationStep } from '@zonekit/api-client/registration/hooks';
import { STEP_PATHS } from '@zonekit/api-client/registration/steps';
import type { RecordBase, RecordCalls } from '../../shared/form/use-record-form.ts';
import { draftOf, type StepValues } from './step-values.ts';

/** A step as a record that is saved: its version counts the saves. */
export interface StepRecord {
  /** Of the registration. */
  id: string;
  version: number;
  updated_at: string;
  /** Null for what a submission answers. */
  form: RegistrationForm | null;
}

const recordOf = (form: RegistrationForm): StepRecord => ({
  id: form.registration.id,
  version: form.step.version,
  updated_at: form.saved_at ?? '',
  form,
});

/** Calls that save the draft of a step and submit it. */
export const useStepCalls = ({ registration, step, fields }: RegistrationForm): RecordCalls<StepValues, StepRecord> => {
  const { send: save } = useSaveRegistrationStep();
  const { send: move } = useMoveRegistrationStep();
  const { transport } = useRouter().options.context;
  const path = STEP_PATHS[step.step];
  const params = { registration_id: registration.id, step: path };
  const edit = async (values: StepValues, { version }: NonNullable<RecordBase>) => {
    const sent = await save({ params, body: { version, values: draftOf(fields, values) } });
    return sent.status === 'done' ? { status: 'done' as const, data: recordOf(sent.data) } : sent;
  };
  return {
    // A step exists from the start: there is no first save.
    create: (values) => edit(values, { id: registration.id, version: step.version }),
    edit,
    submit: async (id) => {
      const sent = await move({ params, body: { status: 'submitted' } });
      if (sent.status !== 'done') return sent;
      return { status: 'done', data: { id, version: step.version, updated_at: sent.data.updated_at, form: null } };
    },
    read: async (id) => recordOf(await getRegistrationStep(transport, id, path, { quiet: true })),
  };
};
