import { fundEndpoints } from '@zonekit/api-client/finance/fund/endpoints';
import { useFunds } from '@zonekit/api-client/finance/fund/hooks';
import { fundList } from '@zonekit/api-client/finance/fund/lists';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import { fundTabHref } from './fund-paths.ts';
import { FundRow } from './fund-row.tsx';
import { FundTabs } from './fund-tabs.tsx';

/** Policy funds by state of the application, kind of support and field. */
export function FundListPage({ search }: { search: ListSearch<keyof typeof fundList.facets> }) {
  const t = useWords('financeFunds');
  return (
    <ListPage
      path={fundTabHref('list')}
      trail={[{ label: t('title'), href: '/finance/funds' }]}
      list={fundList}
      file={fundEndpoints.fundsFile}
      search={search}
      read={useFunds(listQuery(fundList, search))}
      tabs={<FundTabs current="list" />}
      words={{
        title: t('tabs.list'),
        lede: t('descriptions.list'),
        searchLabel: t('search'),
        facet: (facet) => t(`facets.${facet}`),
        sort: (sort) => t(`sorts.${sort}`),
      }}
      row={(fund) => <FundRow fund={fund} />}
    />
  );
}
