import type { Publication } from '@zonekit/api-client/policy/publication/contract';
import { useAnnouncements, useCanvassList, usePublicity } from '@zonekit/api-client/policy/publication/hooks';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { TabLinks } from '@zonekit/ui/tab-links';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import { CALLS } from './publication-calls.ts';
import { BROWSE, TABS, type Tab, tabHref } from './publication-href.ts';
import { LISTS } from './publication-lists.ts';
import { PublicationRow } from './publication-row.tsx';

type Facet = 'status' | 'department' | 'year';

export interface BrowsePageProps {
  tab: Tab;
  search: ListSearch<Facet>;
}

/** Announcements, published results and drafts open for opinion: a list for each tab. */
export function BrowsePage({ tab, search }: BrowsePageProps) {
  if (tab === 'publicity') return <Publicity search={search} />;
  return tab === 'canvass' ? <Canvass search={search} /> : <Announcements search={search} />;
}

/** What the list pages of all tabs say. */
const useFrame = (tab: Tab) => {
  const t = useWords('policyPublications');
  return {
    path: BROWSE,
    trail: [{ label: t('policy'), href: '/policy' }],
    words: {
      title: t('title'),
      lede: t('description'),
      searchLabel: t(`search.${tab}`),
      facet: (facet: Facet) => t(`facets.${facet}`),
      sort: (sort: 'relevance' | 'published_on') => t(`sorts.${sort}`),
    },
    tabs: (
      <TabLinks
        label={t('tabsLabel')}
        items={TABS.map((name) => ({ label: t(`tabs.${name}`), href: tabHref(name), current: name === tab }))}
      />
    ),
    row: (item: Publication) => <PublicationRow item={item} />,
  };
};

function Announcements({ search }: { search: ListSearch<Facet> }) {
  const [list, file] = [LISTS.announcement, CALLS.announcement.file];
  return (
    <ListPage
      {...useFrame('announcement')}
      {...{ list, file, search }}
      read={useAnnouncements(listQuery(list, search))}
    />
  );
}

function Publicity({ search }: { search: ListSearch<Facet> }) {
  const [list, file] = [LISTS.publicity, CALLS.publicity.file];
  return (
    <ListPage {...useFrame('publicity')} {...{ list, file, search }} read={usePublicity(listQuery(list, search))} />
  );
}

function Canvass({ search }: { search: ListSearch<Facet> }) {
  const [list, file] = [LISTS.canvass, CALLS.canvass.file];
  return (
    <ListPage {...useFrame('canvass')} {...{ list, file, search }} read={useCanvassList(listQuery(list, search))} />
  );
}
