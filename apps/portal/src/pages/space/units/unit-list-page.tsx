import { mapRead } from '@zonekit/api-client/react';
import type { UnitSummary } from '@zonekit/api-client/space/contract';
import { spaceEndpoints } from '@zonekit/api-client/space/endpoints';
import { useUnits } from '@zonekit/api-client/space/hooks';
import { unitList } from '@zonekit/api-client/space/lists';
import { RangeFacet } from '@zonekit/portal-kit/facet-filter/range-facet';
import { listHref } from '@zonekit/portal-kit/list-page/core';
import { Link } from '@zonekit/ui/link';
import { List, MapIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { UnitCompareTray } from '../compare/compare-units.tsx';
import { PriceRules } from './price-rules.tsx';
import {
  buildingOf,
  facetsOf,
  fixedFilters,
  ofKind,
  PLAN,
  type UnitListKind,
  type UnitListSearch,
  unitsQuery,
} from './unit-lists.ts';
import { UnitRow } from './unit-row.tsx';

/** `50-200` as `50–200`, `5000-` as `5000+`. */
const short = (band: string) => (band.endsWith('-') ? `${band.slice(0, -1)}+` : band.replace('-', '–'));

export interface UnitListPageProps {
  kind: UnitListKind;
  search: UnitListSearch;
  /** Shows the units of a page beside a plan, where the list has that view. */
  plan?: (units: readonly UnitSummary[]) => ReactNode;
}

/** Units of a kind, or of all, with their rents made comparable. */
export function UnitListPage({ kind, search, plan }: UnitListPageProps) {
  const t = useWords('spaceUnits');
  const area = useWords('space');
  const path = `/space/${kind}`;
  const read = mapRead(useUnits(unitsQuery(kind, search)), ofKind(kind));
  return (
    <>
      <ListPage
        path={path}
        trail={[{ label: area('title'), href: '/space' }]}
        list={unitList}
        facets={facetsOf(kind)}
        ranges={{
          area_band: { name: 'area', unit: area('areaUnit'), Control: RangeFacet, short },
          rent_band: { name: 'rent', unit: area('rentUnit'), Control: RangeFacet, short },
        }}
        fixed={fixedFilters(kind, search)}
        file={spaceEndpoints.unitsFile}
        search={search}
        read={read}
        lead={
          buildingOf(search) && (
            <OneBuilding
              path={path}
              search={search}
              building={read.status === 'ready' ? read.data.data[0] : undefined}
            />
          )
        }
        words={{
          title: kind === 'search' ? t('search.title') : t(`kinds.${kind}.title`),
          lede: kind === 'search' ? t('search.description') : t(`kinds.${kind}.description`),
          searchLabel: t('searchLabel'),
          facet: (facet) => t(`facets.${facet}`),
          sort: (sort) => t(`sorts.${sort}`),
        }}
        {...(plan && {
          views: [
            { value: null, label: t('views.list'), icon: List },
            { value: PLAN, label: t('views.plan'), icon: MapIcon },
          ],
        })}
        row={(unit) => <UnitRow unit={unit} />}
        results={search.view === PLAN ? plan : undefined}
      />
      <PriceRules />
      <UnitCompareTray />
    </>
  );
}

interface OneBuildingProps {
  path: string;
  search: UnitListSearch;
  /** A unit of the building that narrows the list; its title names the building. */
  building: UnitSummary | undefined;
}

/** Which building the list is of, and the way to the units of all. */
function OneBuilding({ path, search, building }: OneBuildingProps) {
  const t = useWords('spaceUnits');
  const { page: _, ...first } = search;
  const all = listHref(path, { ...first, rest: search.rest.filter(([name]) => name !== 'building') });
  return (
    <p>
      {building ? t('building', { park: building.park.name, building: building.building.name }) : t('oneBuilding')}{' '}
      <Link kind="text" href={all}>
        {t('allBuildings')}
      </Link>
    </p>
  );
}
