import { defineList } from '../list/list-definition.ts';
import { REGISTRATION_STEPS, type RegistrationStep, STEP_STATES, type StepState } from './registration.steps.ts';

/** Whose turn a registration is: the applicant's if any step is ready or returned, else the offices'. */
export const REGISTRATION_STATUSES = ['applicant', 'office', 'done'] as const;

/** A step and its state: `seals.returned`. */
export type StateOfStep = `${RegistrationStep}.${StepState}`;

export const STATES_OF_STEPS: readonly StateOfStep[] = REGISTRATION_STEPS.flatMap((step) =>
  STEP_STATES.map((state) => `${step}.${state}` as const),
);

/** One-stop registrations, those under way first. Every registration has all six steps. */
export const registrationList = defineList({
  facets: { status: REGISTRATION_STATUSES, step_state: STATES_OF_STEPS },
  sorts: ['running', 'updated_at'],
  formats: ['json', 'csv'],
});
