import type { RegistrationStep, StepState } from '@zonekit/api-client/registration/steps';
import {
  AFTER_LICENCE_DAYS,
  REGISTRATION_NEEDS,
  REGISTRATION_STEPS,
  STEP_WORKDAYS,
} from '@zonekit/api-client/registration/steps';
import { addDays } from '../../frame/day.ts';
import { closeOf, workdayAfter } from '../../frame/lifecycle/due.ts';

interface StepTimes {
  step: RegistrationStep;
  state: StepState;
  done_at: string | null;
  results: { readonly reserved_until?: string };
  /** Of the state, by its working days; null without a term. */
  due_at: string | null;
}

const later = (a: string, b: string): string => (a > b ? a : b);

/** Until when a step that is ready has to be submitted; null where no law says so. */
export const deadlineOf = (step: RegistrationStep, steps: readonly Omit<StepTimes, 'due_at'>[]): string | null => {
  const of = (name: RegistrationStep) => steps.find((each) => each.step === name);
  if (step === 'registration') {
    const until = of('verification')?.results.reserved_until;
    return until ? closeOf(until) : null;
  }
  if (step !== 'socials' && step !== 'invoices') return null;
  const licence = of('registration')?.done_at;
  return licence ? closeOf(addDays(licence.slice(0, 10), AFTER_LICENCE_DAYS)) : null;
};

interface Expected {
  open_on: string | null;
  done_on: string | null;
}

/**
 * When each step opens and ends if everybody keeps to the terms: what is ready is submitted today, what is returned when its
 * term ends. Null for what is past.
 */
export const expectedDays = (steps: readonly StepTimes[], today: string): Record<RegistrationStep, Expected> => {
  const days = new Map<RegistrationStep, Expected>();
  const end = ({ step, state, due_at }: StepTimes): Expected => {
    const due = later(due_at?.slice(0, 10) ?? today, today);
    if (state === 'done') return { open_on: null, done_on: null };
    if (state === 'submitted') return { open_on: null, done_on: due };
    if (state === 'returned') return { open_on: null, done_on: workdayAfter(due, STEP_WORKDAYS[step]) };
    if (state === 'todo') return { open_on: null, done_on: workdayAfter(today, STEP_WORKDAYS[step]) };
    const open_on = REGISTRATION_NEEDS[step].reduce((day, need) => later(day, days.get(need)?.done_on ?? today), today);
    return { open_on, done_on: workdayAfter(open_on, STEP_WORKDAYS[step]) };
  };
  // In their order, in which each comes after what it needs.
  for (const name of REGISTRATION_STEPS) {
    const step = steps.find((each) => each.step === name);
    days.set(name, step ? end(step) : { open_on: null, done_on: null });
  }
  return Object.fromEntries(days) as Record<RegistrationStep, Expected>;
};
