import * as z from 'zod/mini';
import { endpoint } from '../contract/contract.ts';
import { spaceEndpoints } from './space.contract.ts';
import type { HOUSE_TYPES } from './space.lists.ts';

/** Lists of one house type by their names in paths; the office says workshop for a standard factory. */
export const UNIT_LISTS = {
  offices: 'office',
  workshops: 'factory',
  factories: 'factory',
  maker_spaces: 'incubator',
  stations: 'workstation',
} as const satisfies Readonly<Record<string, (typeof HOUSE_TYPES)[number]>>;

export type UnitListName = keyof typeof UNIT_LISTS;

const { query, response } = spaceEndpoints.listUnits;

/** Apart from the list of all units, which home reads. */
export const unitListEndpoints = {
  listUnitsOfType: endpoint({
    method: 'GET',
    path: '/space-service/{unit_list}',
    summary: 'Units to rent of one house type; the filters and sorts of all units',
    access: 'public',
    params: z.object({ unit_list: z.enum(Object.keys(UNIT_LISTS) as [UnitListName, ...UnitListName[]]) }),
    query: z.omit(query, { house_type: true }),
    response,
  }),
};
