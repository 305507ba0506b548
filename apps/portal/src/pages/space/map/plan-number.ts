import { PLAN_HOUSE_TYPES, type PlanNumber } from '@zonekit/api-client/space/plan/lists';
import { oneOf } from '../../../platform/data/search-params.ts';

export const MAP_PATH = '/space/map';
export const PLAN_NUMBERS = Object.keys(PLAN_HOUSE_TYPES).map(Number) as PlanNumber[];

/** The number that an address names; null for none that is known. */
export const planNumber = (search: Record<string, unknown>): PlanNumber | null =>
  PLAN_NUMBERS.find((number) => String(number) === oneOf(search.num)) ?? null;
