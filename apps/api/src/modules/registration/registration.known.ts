import { FACT_KEYS } from '@zonekit/api-client/registration/facts';
import { fieldsOf } from '@zonekit/api-client/registration/fields';
import { isEmptyValue } from '@zonekit/api-client/registration/rules';
import { REGISTRATION_STEPS } from '@zonekit/api-client/registration/steps';
import type { PlacedRegistration } from './registration.repository.ts';
import type { StepRow } from './registration.tables.ts';
import { type Known, shownValue } from './registration.values.ts';

/** What forms are filled from: the steps, what offices settled, and the account that began. */
export const knownOf = (
  row: Pick<PlacedRegistration, 'issued' | 'person' | 'phone'>,
  steps: readonly StepRow[],
): Known => ({
  steps,
  issued: row.issued,
  profile: {
    ...(row.person && { agent_name: row.person }),
    ...(row.phone && { agent_phone: row.phone }),
  },
});

/** How many facts there are, how many are given, and in how many fields those stand. */
export const countFacts = (known: Known): { total: number; given: number; uses: number } => {
  const filled = REGISTRATION_STEPS.flatMap((step) =>
    fieldsOf(step).flatMap(({ fact }) => (isEmptyValue(shownValue(known, step, fact)?.value) ? [] : [fact])),
  );
  return { total: FACT_KEYS.length, given: new Set(filled).size, uses: filled.length };
};
