import { expertEndpoints } from '@zonekit/api-client/expert/endpoints';
import { useExperts } from '@zonekit/api-client/expert/hooks';
import { expertList } from '@zonekit/api-client/expert/lists';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import { EntryInvitation } from './entry-invitation.tsx';
import { ExpertRow } from './expert-row.tsx';

/** Experts by what they solve, with the half-days at which they can be asked. */
export function ExpertListPage({ search }: { search: ListSearch<keyof typeof expertList.facets> }) {
  const t = useWords('expert');
  return (
    <>
      <ListPage
        path="/expert"
        list={expertList}
        file={expertEndpoints.expertsFile}
        search={search}
        read={useExperts(listQuery(expertList, search))}
        words={{
          title: t('title'),
          lede: t('description'),
          searchLabel: t('search'),
          facet: (facet) => t(`facets.${facet}`),
          sort: (sort) => t(`sorts.${sort}`),
        }}
        row={(expert) => <ExpertRow expert={expert} />}
      />
      <EntryInvitation />
    </>
  );
}
