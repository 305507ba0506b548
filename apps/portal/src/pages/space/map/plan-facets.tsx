import type { ParcelState, ParcelUse } from '@zonekit/api-client/space/plan/contract';
import { FacetFilter } from '@zonekit/portal-kit/facet-filter';
import { RangeFacet } from '@zonekit/portal-kit/facet-filter/range-facet';
import { facetsOf, listHref, withoutFacets } from '@zonekit/portal-kit/list-page/core';
import { useWords } from '../../../platform/words/use-words.ts';
import { countValues, PLAN_FACETS, type PlanFacet, type PlanRange } from './plan-filter.ts';
import type { PlanItem } from './plan-items.ts';
import { MAP_PATH } from './plan-number.ts';
import type { PlanSearch } from './plan-search.ts';

/** `50-200` as `50–200`, `5000-` as `5000+`. */
const short = (band: string) => (band.endsWith('-') ? `${band.slice(0, -1)}+` : band.replace('-', '–'));

/** Filters of the kind that is shown, with how many places each would leave. */
export function PlanFacets({ items, search: { view, list } }: { items: readonly PlanItem[]; search: PlanSearch }) {
  const t = useWords('spaceMap');
  const area = useWords('space');
  const labelOf = useValueLabels(items, view === 'parcel');
  const units: Record<PlanRange, string> = {
    area: view === 'parcel' ? t('hectareUnit') : area('areaUnit'),
    rent: area('rentUnit'),
  };
  const facets = PLAN_FACETS[view].map((facet) => ({
    name: facet.name as string,
    label: facet.name === 'area_band' && view === 'parcel' ? t('landArea') : t(`facets.${facet.name}`),
    options: countValues(items, view, list, facet).map(({ value, count }) => ({
      value,
      count,
      label: labelOf(facet, value),
      ...(facet.range && { short: short(value) }),
    })),
    range: facet.range && { name: facet.range, unit: units[facet.range], Control: RangeFacet },
  }));
  return <FacetFilter facets={facetsOf(MAP_PATH, list, facets)} clearHref={listHref(MAP_PATH, withoutFacets(list))} />;
}

const useValueLabels = (items: readonly PlanItem[], isLand: boolean) => {
  const t = useWords('spaceMap');
  const band = (name: 'area' | 'hectare' | 'rent' | 'floor', value: string) => {
    const [from = '', to = ''] = value.split('-');
    return to === '' ? t(`${name}From`, { from }) : t(`${name}Band`, { from, to });
  };
  return ({ name }: PlanFacet, value: string): string => {
    switch (name) {
      case 'park':
        return items.find(({ park }) => park?.id === value)?.park?.name ?? value;
      case 'state':
        return t(`state.${value as ParcelState}`);
      case 'use':
        return t(`use.${value as ParcelUse}`);
      case 'area_band':
        return band(isLand ? 'hectare' : 'area', value);
      case 'rent_band':
        return band('rent', value);
      default:
        return band('floor', value);
    }
  };
};
