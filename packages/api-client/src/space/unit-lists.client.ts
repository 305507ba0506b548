import type { Paged } from '../list/list.client.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { UnitQuery } from './space.client.ts';
import type { UnitSummary } from './space.contract.ts';
import type { unitList } from './space.lists.ts';
import type { UnitListName } from './unit-lists.contract.ts';
import { unitListEndpoints } from './unit-lists.endpoints.gen.ts';

/** A page of the units of one house type, with its facets. @param name `offices`, `maker_spaces` and so on */
export const listUnitsOfType = (
  transport: Transport,
  name: UnitListName,
  query: Omit<UnitQuery, 'house_type'> = {},
  options?: CallOptions,
): Promise<Paged<UnitSummary, typeof unitList>> =>
  transport.call(unitListEndpoints.listUnitsOfType, { params: { unit_list: name }, query }, options);
