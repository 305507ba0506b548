import type { RegistrationStep } from '@zonekit/api-client/registration/steps';

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
