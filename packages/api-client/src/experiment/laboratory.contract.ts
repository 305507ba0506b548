import * as z from 'zod/mini';
import { institutionLevel } from '../content/institution.contract.ts';
import { endpoint, envelope, id, isoDate, locale, money } from '../contract/contract.ts';
import { hits, listEndpoints } from '../contract/list.ts';
import { laboratoryList } from './laboratory.lists.ts';
import { laboratoryType, labQualification, named, params, technologyField } from './resource.contract.ts';

export const laboratorySummary = z.object({
  id,
  name: z.string(),
  lang: locale,
  type: laboratoryType,
  level: institutionLevel,
  field: technologyField,
  qualifications: z.array(labQualification),
  /** The organisation that runs it. */
  host: z.string(),
  /** Fields of work, in one line. */
  focus: z.string(),
  address: z.string(),
  /** Members of its team. */
  team: z.number(),
  open_instruments: z.number(),
  open_topics: z.number(),
  /** Title of an open topic; null without one. */
  open_topic: z.nullable(z.string()),
  cover: z.nullable(id),
  ...hits,
});
export interface LaboratorySummary extends z.infer<typeof laboratorySummary> {}

export const laboratoryDetail = z.extend(laboratorySummary, {
  /** Plain text; a line break begins a paragraph. */
  introduction: z.string(),
  founded_on: isoDate,
  director: z.string(),
  phone: z.string(),
  directions: z.array(z.string()),
  team_list: z.array(z.object({ name: z.string(), role: z.string(), focus: z.string() })),
  /** Topics that outsiders may apply for; `funding` is null where none is stated. */
  topic_list: z.array(
    z.object({
      title: z.string(),
      funding: z.nullable(money),
      closes_on: isoDate,
      note: z.string(),
      open: z.boolean(),
    }),
  ),
  /** The first of its instruments that outsiders may use. */
  instrument_list: z.array(z.extend(named, { model: z.string(), price: money })),
  outcome_list: z.array(z.extend(named, { maturity: z.number() })),
});
export interface LaboratoryDetail extends z.infer<typeof laboratoryDetail> {}

const laboratories = listEndpoints({
  path: '/industrial/labs',
  summary: 'Laboratories that are open to enterprises',
  access: 'public',
  item: laboratorySummary,
  list: laboratoryList,
  shapes: {},
});

export const laboratoryEndpoints = {
  listLaboratories: laboratories.list,
  laboratoriesFile: laboratories.file,
  getLaboratory: endpoint({
    method: 'GET',
    path: '/industrial/labs/{obj_id}',
    summary: 'A laboratory with its team, open topics, instruments and outcomes',
    access: 'public',
    params,
    errors: [404],
    response: envelope(laboratoryDetail),
  }),
};
