import type { UnitDetail } from '@zonekit/api-client/space/contract';
import { spaceEndpoints } from '@zonekit/api-client/space/endpoints';
import { planEndpoints } from '@zonekit/api-client/space/plan/endpoints';
import type { Data } from '../../../platform/data/data.ts';
import type { Compared } from '../../shared/compare/compare-address.ts';
import { listAnswer } from '../../shared/list/list-answer.tsx';
import { unitListPage } from '../units/list-slot.ts';
import { PLAN, type UnitListSearch, unitsQuery } from '../units/unit-lists.ts';
import { unitPlan } from '../units/unit-plan-slot.ts';
import { comparePage } from './search-pages.tsx';

interface Input {
  context: { data: Data };
  deps: { search: UnitListSearch; compared: Compared | null };
  cause: string;
}

/** The units that are compared; null for the list. */
export const loadSearch = async ({
  context: { data },
  deps: { search, compared },
  cause,
}: Input): Promise<UnitDetail[] | null> => {
  if (compared) {
    const [units] = await Promise.all([
      data.load(spaceEndpoints.compareUnits, { query: { ids: [...compared.ids] } }),
      comparePage.load(),
    ]);
    return units.data;
  }
  const units =
    cause === 'stay' ? undefined : data.prefetch(spaceEndpoints.listUnits, { query: unitsQuery('search', search) });
  const plan = search.view === PLAN && [data.prefetch(planEndpoints.landOverlays, { query: {} }), unitPlan.load()];
  await Promise.all([units && listAnswer(units), unitListPage.load(), ...(plan || [])]);
  return null;
};
