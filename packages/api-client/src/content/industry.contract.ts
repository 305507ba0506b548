import * as z from 'zod/mini';
import { id, locale } from '../contract/contract.ts';
import { hits } from '../contract/list.ts';
import { CHAIN_STAGES, QUALIFICATIONS } from './content.lists.ts';

export const chainStage = z.enum(CHAIN_STAGES);
export type ChainStage = z.infer<typeof chainStage>;
export const qualification = z.enum(QUALIFICATIONS);
export type Qualification = z.infer<typeof qualification>;

const reference = z.object({ id, name: z.string() });

export const chainCompany = z.object({
  id,
  name: z.string(),
  /** Language of `name`, `product` and `offer`. */
  lang: locale,
  chain: reference,
  position: reference,
  stage: chainStage,
  product: z.string(),
  /** Number of employees. */
  staff: z.number(),
  qualification,
  /** What it supplies or seeks, as text: "seeks 2". */
  offer: z.string(),
  /** WGS-84, longitude first; null where its place is not published. */
  coordinates: z.nullable(z.tuple([z.number(), z.number()])),
  /** Account of the enterprise in this portal; null for none. */
  enterprise_id: z.nullable(id),
  ...hits,
});
export interface ChainCompany extends z.infer<typeof chainCompany> {}

export const chainPosition = z.object({
  id,
  name: z.string(),
  /** Positions that it supplies. */
  supplies: z.array(id),
  /** What the zone lacks here; null where it lacks nothing. */
  gap: z.nullable(z.object({ text: z.string(), demands: z.number() })),
  companies: z.array(chainCompany),
});
export interface ChainPosition extends z.infer<typeof chainPosition> {}

export const chainSummary = z.object({
  id,
  name: z.string(),
  lang: locale,
  remark: z.string(),
  /** File of the picture, 16:10; null for none. */
  cover: z.nullable(id),
  companies: z.number(),
  /** Number of positions, and of those without any company. */
  positions: z.number(),
  empty_positions: z.number(),
  /** Number of companies by stage. */
  stages: z.object({ upstream: z.number(), midstream: z.number(), downstream: z.number() }),
});
export interface ChainSummary extends z.infer<typeof chainSummary> {}

export const chainDetail = z.extend(chainSummary, {
  /** Columns of the diagram from upstream to downstream; a stage may have several. */
  segments: z.array(z.object({ id, stage: chainStage, name: z.string(), positions: z.array(chainPosition) })),
});
export interface ChainDetail extends z.infer<typeof chainDetail> {}
