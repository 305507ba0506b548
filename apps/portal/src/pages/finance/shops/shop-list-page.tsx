import type { InstitutionSummary } from '@zonekit/api-client/finance/institution/contract';
import { institutionEndpoints } from '@zonekit/api-client/finance/institution/endpoints';
import { useInstitutions } from '@zonekit/api-client/finance/institution/hooks';
import { institutionList } from '@zonekit/api-client/finance/institution/lists';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { Cover } from '@zonekit/ui/cover';
import { Link } from '@zonekit/ui/link';
import { MarkedText } from '@zonekit/ui/marked-text';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import { RowTitle } from '../../shared/list/row-title.tsx';
import { percent, SHOPS, SUPERMARKET, shopHref } from '../loan/loan-paths.ts';
import * as css from './shops.css.ts';

export interface ShopListPageProps {
  search: ListSearch<keyof typeof institutionList.facets>;
}

/** Lenders by type and reach. */
export function ShopListPage({ search }: ShopListPageProps) {
  const t = useWords('financeShops');
  const area = useWords('financeLoan');
  return (
    <ListPage
      path={SHOPS}
      trail={[{ label: area('market'), href: SUPERMARKET }]}
      list={institutionList}
      file={institutionEndpoints.institutionsFile}
      search={search}
      read={useInstitutions(listQuery(institutionList, search))}
      words={{
        title: t('title'),
        lede: t('description'),
        searchLabel: t('search'),
        facet: (facet) => t(`facets.${facet}`),
        sort: (sort) => t(`sorts.${sort}`),
      }}
      row={(shop) => <ShopRow shop={shop} />}
    />
  );
}

function ShopRow({ shop }: { shop: InstitutionSummary }) {
  const t = useWords('financeShops');
  const area = useWords('financeLoan');
  return (
    <div className={css.shop}>
      <span className={css.logo}>
        <Cover id={shop.id} kind="sector" />
      </span>
      <div className={css.body}>
        <Link href={shopHref(shop.id)}>
          <RowTitle item={{ ...shop, title: shop.name }} />
        </Link>
        <p className={css.note}>
          {[
            area(`kinds.${shop.kind}`),
            t(`areas.${shop.area}`),
            t('products', { count: shop.products }),
            ...(shop.rate_from === null ? [] : [t('from', { rate: percent(shop.rate_from) })]),
          ].join(' · ')}
        </p>
        <p lang={shop.lang}>{shop.snippet ? <MarkedText pieces={shop.snippet} /> : shop.headline}</p>
      </div>
    </div>
  );
}
