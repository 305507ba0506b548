import type { RegistrationStep } from '@zonekit/api-client/registration/steps';

/** A page of the one-stop registration, by the two segments of its address. */
export type RegistrationView =
  | { page: 'mine' }
  | { page: 'oneStopUser' }
  | { page: 'list' | 'Add' | 'Details'; step: RegistrationStep };

// Written out, since the route alone reads them: a module that pages share would be one more file in the list of home.
const STEPS = {
  verification: 'verification',
  registration: 'registration',
  seals: 'seals',
  banks: 'banks',
  socials: 'socials',
  invoices: 'invoices',
} as const satisfies { [Step in RegistrationStep]: Step };
const SEGMENTS: readonly string[] = ['oneStopUser', ...Object.values(STEPS), 'Add', 'Details'];

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
  const step = Object.values(STEPS).find((name) => name === first);
  if (!step) return null;
  if (second === undefined) return { page: 'list', step };
  return second === 'Add' || second === 'Details' ? { page: second, step } : null;
};
