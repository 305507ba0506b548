import type { spaceEndpoints } from '@zonekit/api-client/space/endpoints';
import { unitList } from '@zonekit/api-client/space/lists';
import { houseTypesOf, type UnitKind } from '@zonekit/api-client/space/unit-path';
import type { AnswerOf } from '@zonekit/api-client/transport';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { withoutDialog } from '../../../shell/dialogs/dialog-names.ts';
import { listQuery, readList } from '../../shared/list/list-query.ts';

/** The view of all units that shows them beside a plan of the zone. */
export const PLAN = 'plan';

/** A list of units: of one kind, or of all. */
export type UnitListKind = UnitKind | 'search';

export type UnitListSearch = ListSearch<keyof typeof unitList.facets>;

const FACETS = ['area_band', 'rent_band', 'price_unit', 'park', 'decoration', 'availability'] as const;

const typesOf = (kind: UnitListKind) => (kind === 'search' ? null : houseTypesOf(kind));

/** Facets in the order in which the page shows them; one house type is nothing to choose from. */
export const facetsOf = (kind: UnitListKind): (keyof typeof unitList.facets)[] =>
  typesOf(kind)?.length === 1 ? [...FACETS] : ['house_type', ...FACETS];

/** What an address says of the list: house types of other kinds are dropped. */
export const readUnits = (kind: UnitListKind, search: Record<string, unknown>): UnitListSearch => {
  const read = readList(unitList, withoutDialog(search), kind === 'search' ? [PLAN] : []);
  const types: readonly string[] | null = typesOf(kind);
  const chosen = read.facets.house_type?.filter((type) => types?.includes(type) ?? true) ?? [];
  const { house_type: _, ...others } = read.facets;
  return { ...read, facets: { ...others, ...(chosen.length > 0 && { house_type: chosen }) } };
};

/** The building whose units alone are listed, as the map's links name it; undefined for all. */
export const buildingOf = ({ rest }: Pick<UnitListSearch, 'rest'>): string | undefined =>
  rest.find(([name]) => name === 'building')?.[1] || undefined;

/** The filters that every row of the page passes. */
export const fixedFilters = (kind: UnitListKind, search: UnitListSearch): Record<string, string[]> => {
  const types = typesOf(kind);
  const building = buildingOf(search);
  return {
    ...(types && !search.facets.house_type && { house_type: types }),
    ...(building && { building: [building] }),
  };
};

export const unitsQuery = (kind: UnitListKind, search: UnitListSearch) => {
  const { house_type, ...query } = listQuery(unitList, search);
  const types = house_type ?? typesOf(kind);
  const building = buildingOf(search);
  return { ...query, ...(types && { house_type: types }), ...(building && { building }) };
};

type Units = AnswerOf<typeof spaceEndpoints.listUnits>;

/** With the house types of the kind alone. */
export const ofKind =
  (kind: UnitListKind) =>
  (units: Units): Units => {
    const types: readonly string[] | null = typesOf(kind);
    if (!types) return units;
    const house_type = units.facets.house_type.filter(({ value }) => types.includes(value));
    return { ...units, facets: { ...units.facets, house_type } };
  };
