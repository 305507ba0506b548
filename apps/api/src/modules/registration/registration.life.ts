import type { ActorOf, Lifecycle, StateOf } from '@zonekit/api-client/lifecycle';
import { registrationStep } from '@zonekit/api-client/lifecycle/registration-step';
import type { StateOfStep } from '@zonekit/api-client/registration/lists';
import type { RegistrationStep, StepState } from '@zonekit/api-client/registration/steps';
import { MEND_WORKDAYS, STEP_WORKDAYS } from '@zonekit/api-client/registration/steps';
import type { User } from '../../frame/context.ts';
import type { RegistrationRow, StepRow } from './registration.tables.ts';

export type StepStatus = StateOf<typeof registrationStep>;
export type StepActor = ActorOf<typeof registrationStep>;

/** The lifecycle with the terms of one step. */
export const lifeOf = (step: RegistrationStep): Lifecycle<StepStatus, StepActor> => {
  const { states } = registrationStep;
  return {
    ...registrationStep,
    states: {
      ...states,
      submitted: { ...states.submitted, workdays: STEP_WORKDAYS[step] },
      returned: { ...states.returned, workdays: MEND_WORKDAYS },
    },
  };
};

export const stepId = (registrationId: string, step: RegistrationStep): string => `${registrationId}-${step}`;

/** One whose prerequisites are not done is `todo` to the lifecycle. */
export const statusOf = (state: StepState): StepStatus => (state === 'waiting' ? 'todo' : state);

/** Who a user is to a registration; nobody's before its first submission but the applicants'. */
export const actorsOf = (
  user: User,
  row: Pick<RegistrationRow, 'user_id' | 'enterprise_id' | 'submitted_at'>,
): StepActor[] => [
  ...(user.user_id === row.user_id || (row.enterprise_id !== null && user.enterprise_id === row.enterprise_id)
    ? (['applicant'] as const)
    : []),
  ...(user.role === 'operator' && row.submitted_at !== null ? (['operator'] as const) : []),
];

type Stated = Pick<StepRow, 'step' | 'state'>;

/** The columns of a registration that follow from its steps. */
export const columnsOf = (steps: readonly Stated[]): Pick<RegistrationRow, 'status' | 'step_states'> => {
  const isAny = (...states: StepState[]) => steps.some(({ state }) => states.includes(state));
  const open = isAny('todo', 'returned') ? 'applicant' : 'office';
  return {
    status: steps.every(({ state }) => state === 'done') ? 'done' : open,
    step_states: steps.map(({ step, state }): StateOfStep => `${step}.${state}`),
  };
};
