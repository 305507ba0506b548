import * as z from 'zod/mini';
import { id } from '../contract/contract.ts';
import { addressArea } from '../region/address-area.ts';

const rank = (max: number) => z.number().check(z.int(), z.gte(1), z.lte(max));

/**
 * Facts besides the ten answers: an exact figure (in ten-thousand yuan, or a count) or a certificate. Always optional;
 * asked if a criterion's threshold lies inside a chosen range.
 */
export const facts = z.record(z.string().check(z.regex(/^[a-z][a-z0-9_]{0,63}$/)), z.union([z.number(), z.boolean()]));
export type Facts = z.infer<typeof facts>;

/** Policy recommendation profile. Optional answers are sent only when filled. */
export const profileInput = z.object({
  enterprise_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  address_area: addressArea,
  /** `YYYY-MM-DD HH:mm:ss`. */
  reg_time: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/))),
  /** Ids of category tags, three at most. */
  industry: z.optional(z.array(id).check(z.maxLength(3))),
  intellectual_property_rights: z.optional(rank(3)),
  is_high_tech: z.optional(z.boolean()),
  last_year_sales: z.optional(rank(3)),
  last_year_r_and_d: z.optional(rank(4)),
  financing_amount: z.optional(rank(4)),
  applicant_background: z.optional(z.array(rank(8)).check(z.maxLength(8))),
  facts: z.optional(facts),
});
export interface ProfileInput extends z.infer<typeof profileInput> {}

/** The saved input with its owner, and the three region codes at the top level. */
export const profile = z.extend(profileInput, {
  user_id: id,
  province_id: z.string(),
  city_id: z.string(),
  county_id: z.string(),
  updated_at: z.string(),
});
export interface Profile extends z.infer<typeof profile> {}
