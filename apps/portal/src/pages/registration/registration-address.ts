import { REGISTRATION_STEPS, type RegistrationStep } from '@zonekit/api-client/registration/steps';

export const REGISTRATIONS = '/userCenter/user/businessregistration';

const withId = (path: string, id?: string) => (id === undefined ? path : `${path}?${new URLSearchParams({ id })}`);

/** Overview of one registration. */
export const registrationHref = (id: string): string => withId(`${REGISTRATIONS}/oneStopUser`, id);
/** The registrations by one step. */
export const stepListHref = (step: RegistrationStep): string => `${REGISTRATIONS}/${step}`;
/** The form of a step. */
export const stepFormHref = (step: RegistrationStep, id: string): string => withId(`${REGISTRATIONS}/${step}/Add`, id);
/** What was submitted of a step, and what came of it. */
export const stepDetailsHref = (step: RegistrationStep, id: string): string =>
  withId(`${REGISTRATIONS}/${step}/Details`, id);

/** A page of the one-stop registration, by the two segments of its address. */
export type RegistrationView =
  | { page: 'mine' }
  | { page: 'oneStopUser' }
  | { page: 'list' | 'Add' | 'Details'; step: RegistrationStep };

const SEGMENTS = ['oneStopUser', ...REGISTRATION_STEPS, 'Add', 'Details'];
const inSpelling = (typed: string | undefined) =>
  SEGMENTS.find((segment) => segment.toLowerCase() === typed?.toLowerCase()) ?? typed;

/** The segments of an address in the spelling of its page, whatever their case. */
export const spelledSegments = (first: string | undefined, second: string | undefined) => ({
  step: inSpelling(first),
  part: inSpelling(second),
});

/** Null for an address that has no page. */
export const viewOf = (first: string | undefined, second: string | undefined): RegistrationView | null => {
  if (first === undefined) return { page: 'mine' };
  if (first === 'oneStopUser') return second === undefined ? { page: 'oneStopUser' } : null;
  const step = REGISTRATION_STEPS.find((name) => name === first);
  if (!step) return null;
  if (second === undefined) return { page: 'list', step };
  return second === 'Add' || second === 'Details' ? { page: second, step } : null;
};
