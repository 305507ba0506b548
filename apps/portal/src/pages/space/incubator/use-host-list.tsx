import type { incubatorList } from '@zonekit/api-client/space/incubator/lists';
import { TabLinks } from '@zonekit/ui/tab-links';
import { useWords } from '../../../platform/words/use-words.ts';
import type { HostType } from './host.types.ts';
import { HOST_PATHS } from './host-paths.ts';

type Facet = keyof typeof incubatorList.facets;
type Sort = (typeof incubatorList.sorts)[number];

const TYPES = ['incubator', 'carrier'] as const satisfies readonly HostType[];

/** Address, trail, words and the way to the other list: what both have in the same form. */
export const useHostList = (type: HostType) => {
  const t = useWords('spaceIncubator');
  const area = useWords('space');
  return {
    path: HOST_PATHS[type],
    trail: [{ label: area('title'), href: '/space' }],
    tabs: (
      <TabLinks
        label={t('lists.both')}
        items={TYPES.map((each) => ({
          label: t(`lists.${each}.title`),
          href: HOST_PATHS[each],
          current: each === type,
        }))}
      />
    ),
    words: {
      title: t(`lists.${type}.title`),
      lede: t(`lists.${type}.description`),
      searchLabel: t(`lists.${type}.search`),
      facet: (facet: Facet) => t(`facets.${facet}`),
      sort: (sort: Sort) => t(`sorts.${sort}`),
    },
  };
};
