import type { FinancialCategory } from '@zonekit/api-client/finance/institution/contract';
import { useSupermarket } from '@zonekit/api-client/finance/institution/hooks';
import { INSTITUTION_KINDS } from '@zonekit/api-client/finance/institution/lists';
import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import { Button } from '@zonekit/ui/button';
import { Container } from '@zonekit/ui/container';
import { Cover } from '@zonekit/ui/cover';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Link } from '@zonekit/ui/link';
import { Pagination } from '@zonekit/ui/pagination';
import { Skeleton } from '@zonekit/ui/skeleton';
import { TabLinks } from '@zonekit/ui/tab-links';
import { useWords } from '../../../platform/words/use-words.ts';
import { LOAN_CENTER, SUPERMARKET, shopHref } from '../loan/loan-paths.ts';
import { type MarketSearch, marketFilter, marketHref, marketPages } from './market-address.ts';
import { ShopProducts } from './shop-products.tsx';
import * as css from './shops.css.ts';

interface MarketPageProps {
  categories: readonly FinancialCategory[];
  search: MarketSearch;
}

/** Finance shops with what they sell, by category. */
export function MarketPage({ categories, search }: MarketPageProps) {
  const t = useWords('financeSupermarket');
  const area = useWords('financeLoan');
  const { category, kind } = search;
  const current = categories.find(({ id }) => id === category);
  return (
    <Container className={css.page}>
      <Breadcrumb
        label={area('breadcrumb')}
        items={[{ label: area('home'), href: '/' }, { label: area('title'), href: LOAN_CENTER }, { label: t('title') }]}
      />
      <h1 className={css.title}>{t('title')}</h1>
      <p className={css.lede}>{current ? current.note : t('description')}</p>
      <TabLinks
        label={t('categories')}
        items={[
          { label: t('all'), href: marketHref({ kind }), current: category === undefined },
          ...categories.map(({ id, name, products }) => ({
            label: name,
            href: marketHref({ category: id, kind }),
            count: products,
            current: id === category,
          })),
        ]}
      />
      <nav className={css.kinds} aria-label={t('kinds')}>
        <Link href={marketHref({ category })} aria-current={kind === undefined ? 'true' : undefined}>
          {t('all')}
        </Link>
        {INSTITUTION_KINDS.map((value) => (
          <Link
            key={value}
            href={marketHref({ category, kind: value })}
            aria-current={kind === value ? 'true' : undefined}
          >
            {area(`kinds.${value}`)}
          </Link>
        ))}
      </nav>
      <Shops search={search} />
    </Container>
  );
}

function Shops({ search }: { search: MarketSearch }) {
  const t = useWords('financeSupermarket');
  const area = useWords('financeLoan');
  const read = useSupermarket(marketFilter(search));
  if (read.status === 'failed')
    return (
      <EmptyState headingLevel={2} title={t('failed')} action={<Button onClick={read.reload}>{t('retry')}</Button>} />
    );
  if (read.status !== 'ready') return <Skeleton style={{ height: 480 }} />;
  const { data, page } = read.data;
  if (data.length === 0)
    return (
      <EmptyState
        headingLevel={2}
        title={t('none')}
        action={
          <Button asChild>
            <Link href={SUPERMARKET}>{t('clear')}</Link>
          </Button>
        }
      >
        {t('noneLine')}
      </EmptyState>
    );
  return (
    <section className={css.stale} data-stale={read.stale ? '' : undefined} aria-label={t('title')}>
      <p className={css.note} role="status">
        {t('found', { shops: page.total })}
      </p>
      <ul>
        {data.map(({ shop, products, total }) => (
          <li key={shop.id} className={css.shop}>
            <span className={css.logo}>
              <Cover id={shop.id} kind="sector" />
            </span>
            <div className={css.body}>
              <h2 className={css.name} lang={shop.lang}>
                <Link href={shopHref(shop.id)}>{shop.name}</Link>
              </h2>
              <p className={css.note}>
                {area(`kinds.${shop.kind}`)} · {t('products', { count: shop.products })}
              </p>
              <p lang={shop.lang}>{shop.headline}</p>
              <ShopProducts products={products} />
              {total > products.length && (
                <p>
                  <Link kind="more" href={shopHref(shop.id)}>
                    {t('more', { count: total })}
                  </Link>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Pagination
        className={css.pages}
        page={search.page}
        pageCount={marketPages(page.total)}
        hrefFor={(number) => marketHref({ ...search, page: number })}
        label={t('pages')}
        previous={t('previous')}
        next={t('next')}
        pageLabel={(number) => t('page', { page: number })}
      />
    </section>
  );
}
