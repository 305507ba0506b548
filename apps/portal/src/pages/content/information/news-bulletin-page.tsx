import { contentEndpoints } from '@zonekit/api-client/content/endpoints';
import { useInformation } from '@zonekit/api-client/content/hooks';
import { informationList } from '@zonekit/api-client/content/lists';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import { InformationRow } from './information-row.tsx';

export function NewsBulletinPage({ search }: { search: ListSearch<keyof typeof informationList.facets> }) {
  const t = useWords('contentNewsBulletin');
  return (
    <ListPage
      path="/talent/newsBulletin"
      list={informationList}
      file={contentEndpoints.informationFile}
      search={search}
      read={useInformation(listQuery(informationList, search))}
      words={{
        title: t('title'),
        lede: t('description'),
        searchLabel: t('search'),
        facet: (facet) => t(`facets.${facet}`),
        sort: (sort) => t(`sorts.${sort}`),
      }}
      row={(item) => <InformationRow item={item} />}
    />
  );
}
