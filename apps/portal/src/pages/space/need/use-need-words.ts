import type { Need } from '@zonekit/api-client/space/need/contract';
import { useWords } from '../../../platform/words/use-words.ts';

/** What a need looks for, in words. */
export const useNeedWords = () => {
  const t = useWords('spaceNeeds');
  const area = useWords('space');
  const list = (words: readonly string[]) => words.join(t('separator'));
  return {
    summary: ({ house_types, area_min, area_max }: Need): string =>
      t('summary', {
        types: list(house_types.map((type) => area(`houseTypes.${type}`))),
        area: area_max === null ? t('areaFrom', { min: area_min }) : t('areaBetween', { min: area_min, max: area_max }),
      }),
    parks: ({ parks }: Need): string => list(parks.map(({ name }) => name)) || t('anyPark'),
    decorations: ({ decorations }: Need): string =>
      list(decorations.map((value) => area(`decorations.${value}`))) || t('anyDecoration'),
    rent: ({ rent_max }: Need): string => (rent_max ? t('rentOf', { rent: rent_max.amount / 100 }) : t('noRent')),
  };
};
