import type { incubatorList } from '@zonekit/api-client/space/incubator/lists';
import { useWords } from '../../../platform/words/use-words.ts';
import type { HostType } from './host.types.ts';

type Facet = keyof typeof incubatorList.facets;
type Sort = (typeof incubatorList.sorts)[number];

/** Trail and words of either list. */
export const useHostListWords = (type: HostType) => {
  const t = useWords('spaceIncubator');
  const area = useWords('space');
  return {
    trail: [{ label: area('title'), href: '/space' }],
    words: {
      title: t(`lists.${type}.title`),
      lede: t(`lists.${type}.description`),
      searchLabel: t(`lists.${type}.search`),
      facet: (facet: Facet) => t(`facets.${facet}`),
      sort: (sort: Sort) => t(`sorts.${sort}`),
    },
  };
};
