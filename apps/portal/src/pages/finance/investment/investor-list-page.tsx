import { investorEndpoints } from '@zonekit/api-client/finance/investor/endpoints';
import { useInvestors } from '@zonekit/api-client/finance/investor/hooks';
import { investorList } from '@zonekit/api-client/finance/investor/lists';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { TabLinks } from '@zonekit/ui/tab-links';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import { FUNDS, INVESTMENT } from './investment-paths.ts';
import { InvestorRow } from './investor-row.tsx';

/** Investors by stage, field and amount. */
export function InvestorListPage({ search }: { search: ListSearch<keyof typeof investorList.facets> }) {
  const t = useWords('financeInvestment');
  return (
    <ListPage
      path={INVESTMENT}
      list={investorList}
      file={investorEndpoints.investorsFile}
      search={search}
      read={useInvestors(listQuery(investorList, search))}
      tabs={
        <TabLinks
          label={t('both')}
          items={[
            { label: t('title'), href: INVESTMENT, current: true },
            { label: t('funds'), href: FUNDS, current: false },
          ]}
        />
      }
      words={{
        title: t('title'),
        lede: t('description'),
        searchLabel: t('search'),
        facet: (facet) => t(`facets.${facet}`),
        sort: (sort) => t(`sorts.${sort}`),
      }}
      row={(investor) => <InvestorRow investor={investor} />}
    />
  );
}
