import type { HouseType } from '@zonekit/api-client/space/contract';
import { listHref } from '@zonekit/portal-kit/list-page/core';
import type { Place, PlaceTone } from '@zonekit/portal-kit/map-list';
import { useFormatter } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { shownArea } from './plan-filter.ts';
import type { PlanItem } from './plan-items.ts';

export interface PlanPlace extends Place {
  item: PlanItem;
}

const parkHref = (id: string) => `/space/park/${encodeURIComponent(id)}`;

/**
 * Where an item leads: a building to its units; a park, and land of a park, to the park; other land to how land is obtained.
 */
const hrefOf = ({ kind, id, park }: PlanItem, houseTypes: readonly HouseType[]): string => {
  if (kind === 'park') return parkHref(id);
  if (kind === 'parcel') return park ? parkHref(park.id) : '/space/briefIntroduction?type=4';
  return listHref('/space/search', {
    facets: { house_type: [...houseTypes] },
    rest: [['building', id]],
  });
};

const toneOf = ({ land, stock }: PlanItem): PlaceTone => {
  if (land) return land.state === 'vacant' ? 'open' : land.state === 'reserved' ? 'reserved' : 'taken';
  return stock && stock.vacant > 0 ? 'open' : 'taken';
};

/** How an item stands in the list and on the map. */
export const usePlace = (houseTypes: readonly HouseType[]) => {
  const t = useWords('spaceMap');
  const format = useFormatter();
  const figure = (number: number) => format.number(number, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (item: PlanItem): PlanPlace => {
    const { id, kind, position, outline, land, rent, stock, park } = item;
    // Parks name their buildings alike.
    const name = kind === 'building' && park ? t('building', { park: park.name, name: item.name }) : item.name;
    const facts = land
      ? [t(`state.${land.state}`), t('hectaresText', { area: figure(shownArea(item)) })]
      : [
          ...(stock && stock.vacant > 0 ? [t('vacant', { vacant: stock.vacant })] : [t('full')]),
          ...(rent === null
            ? []
            : rent[0] === rent[1]
              ? [t('rentTextFrom', { from: figure(rent[0]) })]
              : [t('rentText', { from: figure(rent[0]), to: figure(rent[1]) })]),
        ];
    return {
      id,
      name,
      href: hrefOf(item, houseTypes),
      position,
      ...(outline && { outline }),
      tone: toneOf(item),
      facts,
      item,
    };
  };
};
