import * as z from 'zod/mini';
import { id, isoDate, locale } from '../contract/contract.ts';
import { hits } from '../contract/list.ts';
import { INNOVATION_FIELDS, INSTITUTION_KINDS, INSTITUTION_LEVELS } from './content.lists.ts';

export const innovationField = z.enum(INNOVATION_FIELDS);
export type InnovationField = z.infer<typeof innovationField>;
export const institutionKind = z.enum(INSTITUTION_KINDS);
export type InstitutionKind = z.infer<typeof institutionKind>;
export const institutionLevel = z.enum(INSTITUTION_LEVELS);
export type InstitutionLevel = z.infer<typeof institutionLevel>;

/** A platform, base, research institution or innovation centre. */
export const institution = z.object({
  id,
  name: z.string(),
  /** Language of `name` and `remark`. */
  lang: locale,
  kind: institutionKind,
  field: innovationField,
  level: institutionLevel,
  /** File of the picture, 16:10; null for none. */
  cover: z.nullable(id),
  remark: z.string(),
  address: z.string(),
  phone: z.string(),
  founded_on: isoDate,
  /** Companies of a base; empty for others. */
  companyList: z.array(z.object({ id, name: z.string() })),
  /** Its shop in the finance or service mall; null for none. */
  shop_id: z.nullable(id),
  ...hits,
});
export interface Institution extends z.infer<typeof institution> {}

/** Innovation centres of one field. */
export const centerGroup = z.object({ id: innovationField, fieldName: z.string(), centerList: z.array(institution) });
export interface CenterGroup extends z.infer<typeof centerGroup> {}
