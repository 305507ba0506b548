import { manyOf } from '../../../platform/data/search-params.ts';

/** Parameters of the address that try another answer, by the profile's names for them. Source: specification, section 3. */
const NAMES = [
  'reg_time',
  'industry',
  'intellectual_property_rights',
  'is_high_tech',
  'last_year_sales',
  'last_year_r_and_d',
  'financing_amount',
  'applicant_background',
] as const;

export type WhatIfParams = { [Name in (typeof NAMES)[number]]?: string[] | undefined };

/** Of an address, as texts; the page reads what they mean. In every page's script, and so without that reading. */
export const pickWhatIf = (search: Record<string, unknown>): WhatIfParams =>
  Object.fromEntries(NAMES.map((name) => [name, manyOf(search[name])]));
