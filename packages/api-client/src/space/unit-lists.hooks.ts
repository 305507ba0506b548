'use client';
import type { Paged } from '../list/list.client.ts';
import type { Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { type ListPages, useReadPages } from '../react/use-read-pages.ts';
import type { UnitQuery } from './space.client.ts';
import type { UnitSummary } from './space.contract.ts';
import type { unitList } from './space.lists.ts';
import type { UnitListName } from './unit-lists.contract.ts';
import { unitListEndpoints } from './unit-lists.endpoints.gen.ts';

/** A page of the units of one house type; the page before stays while a new one loads. Null asks nothing. */
export const useUnitsOfType = (
  name: UnitListName,
  query: Omit<UnitQuery, 'house_type'> | null,
): Read<Paged<UnitSummary, typeof unitList>> =>
  useRead(unitListEndpoints.listUnitsOfType, query === null ? null : { params: { unit_list: name }, query }, {
    keep: true,
  });

/** The same as one list that grows at its end; null asks nothing. */
export const useUnitPagesOfType = (
  name: UnitListName,
  query: Omit<UnitQuery, 'house_type'> | null,
): ListPages<UnitSummary> =>
  useReadPages(unitListEndpoints.listUnitsOfType, query === null ? null : { params: { unit_list: name }, query });
