import { debtProductEndpoints } from '@zonekit/api-client/finance/product/endpoints';
import { useDebtProducts } from '@zonekit/api-client/finance/product/hooks';
import { debtProductList } from '@zonekit/api-client/finance/product/lists';
import { RangeFacet } from '@zonekit/portal-kit/facet-filter/range-facet';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { CompareTray } from '../../shared/compare/compare-slots.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import { BOND, LOAN_CENTER } from './loan-paths.ts';
import * as css from './product-row.css.ts';
import { COMPARED, ProductRow } from './product-row.tsx';

export interface ProductListPageProps {
  search: ListSearch<keyof typeof debtProductList.facets>;
}

/** Debt products by rate, sum, term and security. */
export function ProductListPage({ search }: ProductListPageProps) {
  const t = useWords('financeBond');
  const area = useWords('financeLoan');
  return (
    <>
      <ListPage
        path={BOND}
        trail={[{ label: area('title'), href: LOAN_CENTER }]}
        list={debtProductList}
        plainRanges={(['rate', 'amount', 'term'] as const).map((name) => ({
          name,
          label: t(`ranges.${name}`),
          unit: t(`units.${name}`),
          Control: RangeFacet,
        }))}
        file={debtProductEndpoints.debtProductsFile}
        search={search}
        read={useDebtProducts(listQuery(debtProductList, search))}
        tabs={
          <p className={css.tabs}>
            <Link kind="more" href={LOAN_CENTER}>
              {t('match')}
            </Link>
          </p>
        }
        words={{
          title: t('title'),
          lede: t('description'),
          searchLabel: t('search'),
          facet: (facet) => t(`facets.${facet}`),
          sort: (sort) => t(`sorts.${sort}`),
        }}
        row={(product) => <ProductRow product={product} />}
      />
      <CompareTray kind={COMPARED} list={BOND} />
    </>
  );
}
