import type { FundResult } from '@zonekit/api-client/finance/fund/contract';
import { fundEndpoints } from '@zonekit/api-client/finance/fund/endpoints';
import { useFundResults } from '@zonekit/api-client/finance/fund/hooks';
import { fundResultList } from '@zonekit/api-client/finance/fund/lists';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { Link } from '@zonekit/ui/link';
import { MarkedText } from '@zonekit/ui/marked-text';
import { Money } from '@zonekit/ui/money';
import { Time } from '@zonekit/ui/time';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import { RowTitle } from '../../shared/list/row-title.tsx';
import * as css from '../offer-row.css.ts';
import { fundHref, fundTabHref } from './fund-paths.ts';
import { FundTabs } from './fund-tabs.tsx';

/** What policy funds have decided to support, the latest first. */
export function FundResultListPage({ search }: { search: ListSearch<keyof typeof fundResultList.facets> }) {
  const t = useWords('financeFunds');
  return (
    <ListPage
      path={fundTabHref('results')}
      trail={[{ label: t('title'), href: '/finance/funds' }]}
      list={fundResultList}
      file={fundEndpoints.fundResultsFile}
      search={search}
      read={useFundResults(listQuery(fundResultList, search))}
      tabs={<FundTabs current="results" />}
      words={{
        title: t('tabs.results'),
        lede: t('descriptions.results'),
        searchLabel: t('searchResults'),
        facet: (facet) => t(`facets.${facet}`),
        sort: (sort) => t(`sorts.${sort}`),
      }}
      row={(result) => <ResultRow result={result} />}
    />
  );
}

function ResultRow({ result }: { result: FundResult }) {
  const locale = useLocale();
  const { project, enterprise, lang, fund, title_hits, snippet, amount, decided_on } = result;
  return (
    <div className={css.row}>
      <div className={css.body}>
        <RowTitle item={{ title: project, lang, title_hits }} />
        <p className={css.offer} lang={lang}>
          {snippet ? <MarkedText pieces={snippet} /> : enterprise}
        </p>
        <p className={css.note}>
          <Link kind="text" href={fundHref(fund.id)}>
            {fund.name}
          </Link>
        </p>
      </div>
      <div className={css.figures}>
        <p className={css.amount}>
          <Money fen={amount.amount} locale={locale} />
        </p>
        <p className={css.note}>
          <Time value={decided_on} />
        </p>
      </div>
    </div>
  );
}
