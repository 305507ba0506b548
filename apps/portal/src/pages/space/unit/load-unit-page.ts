import { redirect } from '@tanstack/react-router';
import type { UnitDetail, UnitSummary } from '@zonekit/api-client/space/contract';
import { spaceEndpoints } from '@zonekit/api-client/space/endpoints';
import { type UnitKind, unitKind, unitPath } from '@zonekit/api-client/space/unit-path';
import type { Data } from '../../../platform/data/data.ts';
import { listAnswer } from '../../shared/list/list-answer.tsx';
import { unitListPage } from '../units/list-slot.ts';
import { type UnitListSearch, unitsQuery } from '../units/unit-lists.ts';
import type { UnitPageProps } from './unit-page.tsx';
import { unitPage } from './unit-pages.tsx';

const SIMILAR = 4;

/** Units of the same type and about the same size that can be moved into, this one left out. */
const similarTo = async (data: Data, { id, house_type, area }: UnitDetail): Promise<UnitSummary[]> => {
  const query = {
    house_type: [house_type],
    availability: ['vacant' as const, 'soon' as const],
    area_min: Math.floor(area / 2),
    area_max: Math.ceil(area * 2),
    page_size: SIMILAR + 1,
  };
  const read = await data.read(spaceEndpoints.listUnits, { query });
  return (read?.data ?? []).filter((unit) => unit.id !== id).slice(0, SIMILAR);
};

interface Input {
  context: { data: Data };
  params: { id?: string | undefined };
  deps: UnitListSearch;
  cause: string;
}

/**
 * What the address of a kind shows: null for its list.
 * @throws redirect to the page of the unit's own kind
 */
export const loadUnitPage =
  (kind: UnitKind) =>
  async ({ context: { data }, params: { id }, deps, cause }: Input): Promise<UnitPageProps | null> => {
    if (id === undefined) {
      // Who narrows the list sees the choice at once, over the older results: the page itself asks for the new ones.
      const units =
        cause === 'stay' ? undefined : data.prefetch(spaceEndpoints.listUnits, { query: unitsQuery(kind, deps) });
      await Promise.all([units && listAnswer(units), unitListPage.load()]);
      return null;
    }
    const [{ data: unit }] = await Promise.all([
      data.load(spaceEndpoints.getUnit, { params: { unit_id: id } }),
      unitPage.load(),
    ]);
    if (unitKind(unit.house_type) !== kind) throw redirect({ href: unitPath(unit), statusCode: 301, replace: true });
    return { unit, similar: await similarTo(data, unit) };
  };
