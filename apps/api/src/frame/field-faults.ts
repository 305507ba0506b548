import type { Locale } from '@zonekit/api-client/contract';
import type { DetailsOf } from '@zonekit/api-client/contract/error-details';
import type { Words } from '@zonekit/api-client/lifecycle';
import { Problem } from './problem.ts';

/** Fault of a field of a form, with its words. */
export type FieldFault<Path extends string = string> = readonly [path: Path, words: Words];

/**
 * Refuses a form whose fields have faults.
 * @param details of the answer besides `fields`
 * @throws Problem 422 with `details.fields`
 */
export const refuseFaults = (
  faults: readonly FieldFault[],
  locale: Locale,
  details: DetailsOf<'validation_failed'> = {},
): void => {
  if (faults.length === 0) return;
  const fields = faults.map(([path, words]) => ({ path, message: words[locale] }));
  throw new Problem(422, 'validation_failed', { details: { ...details, fields } });
};
