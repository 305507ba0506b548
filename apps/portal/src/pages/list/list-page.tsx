import type { FacetValue, PageInfo } from '@zonekit/api-client/contract';
import type { Read } from '@zonekit/api-client/react';
import { type Facet, FacetFilter } from '@zonekit/portal-kit/facet-filter';
import { Alert } from '@zonekit/ui/alert';
import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import { Button } from '@zonekit/ui/button';
import { Container } from '@zonekit/ui/container';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Icon } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import { Pagination } from '@zonekit/ui/pagination';
import { SkipLink } from '@zonekit/ui/skip-link';
import { TextInput } from '@zonekit/ui/text-input';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePreloadOnIdle } from '../../shell/use-preload-on-idle.ts';
import { useWords } from '../../words/use-words.ts';
import { ListFiles, type ListFilesProps } from './list-files.tsx';
import {
  listHref,
  pageCount,
  pageOf,
  sizeOf,
  withFacet,
  withoutFacet,
  withoutFacets,
  withPage,
  withSize,
  withSort,
} from './list-moves.ts';
import * as css from './list-page.css.ts';
import { type ListSearch, PAGE_SIZES } from './list-search.ts';
import { SkeletonRows } from './skeleton-rows.tsx';

interface Listing<Item, F extends string> {
  data: Item[];
  page: PageInfo;
  facets: Record<F, FacetValue[]>;
}

export interface ListPageProps<Item, F extends string> {
  path: string;
  /** Pages between home and this one. */
  trail?: readonly { label: string; href: string }[];
  search: ListSearch<F>;
  facets: readonly F[];
  sorts: readonly string[];
  sort: string;
  read: Read<Listing<Item, F>>;
  words: {
    title: string;
    lede: string;
    searchLabel: string;
    facet: (facet: F) => string;
    sort: (sort: string) => string;
  };
  row: (item: Item) => ReactNode;
  files: ListFilesProps;
}

/** Past some forty filters by one key. */
const RESULTS = 'results';

/** A list page: title, what it is, search, facets, count and sort, results, pages. Its address holds all of its state. */
export function ListPage<Item extends { id: string }, F extends string>(props: ListPageProps<Item, F>) {
  const { path, trail = [], search, read, words } = props;
  const t = useWords('policyList');
  const listing = read.status === 'ready' || read.status === 'failed' ? read.data : undefined;
  return (
    <Container>
      <div className={css.head}>
        <Breadcrumb
          label={t('breadcrumb')}
          items={[{ label: t('home'), href: '/' }, ...trail, { label: words.title }]}
        />
        <div className={css.headGrid}>
          <div>
            <h1 className={css.title}>{words.title}</h1>
            <p className={css.lede}>{words.lede}</p>
          </div>
          <SearchForm {...{ path, search }} label={words.searchLabel} />
        </div>
      </div>
      {listing && (
        <>
          <SkipLink href={`#${RESULTS}`}>{t('skip')}</SkipLink>
          <FacetFilter facets={facetsOf(props, listing)} clearHref={listHref(path, withoutFacets(search))} />
        </>
      )}
      <div id={RESULTS} tabIndex={-1} className={css.target}>
        <Results {...props} />
      </div>
    </Container>
  );
}

/** Works without script: the choices that are made go along as hidden fields. */
function SearchForm<F extends string>({ path, search, label }: { path: string; search: ListSearch<F>; label: string }) {
  const t = useWords('policyList');
  const kept = Object.entries<string[] | undefined>(search.facets).flatMap(([name, values = []]) =>
    values.map((value) => ({ name, value })),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than the oldest browser served
    <form key={search.q} className={css.search} role="search" action={path} method="get">
      {kept.map(({ name, value }) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <TextInput
        type="search"
        name="q"
        defaultValue={search.q ?? ''}
        maxLength={100}
        aria-label={label}
        className={css.searchInput}
      />
      <Button type="submit" kind="primary" className={css.searchButton}>
        <Icon as={Search} />
        {t('search')}
      </Button>
    </form>
  );
}

const facetsOf = <Item, F extends string>(
  { path, search, facets, words }: ListPageProps<Item, F>,
  listing: Listing<Item, F>,
): Facet[] =>
  facets.map((name) => ({
    name,
    label: words.facet(name),
    clearHref: listHref(path, withoutFacet(search, name)),
    options: listing.facets[name].map(({ value, label, count }) => ({
      value,
      label,
      count,
      selected: search.facets[name]?.includes(value) ?? false,
      href: listHref(path, withFacet(search, name, value)),
    })),
  }));

function Results<Item extends { id: string }, F extends string>(props: ListPageProps<Item, F>) {
  const { path, search, read, row } = props;
  const t = useWords('policyList');
  if (read.status === 'failed') {
    return (
      <div className={css.results}>
        <div className={css.bar} />
        <Alert
          tone="danger"
          title={t('failed.title')}
          action={<Button onClick={read.reload}>{t('failed.retry')}</Button>}
        >
          {t('failed.line')}
        </Alert>
      </div>
    );
  }
  if (read.status !== 'ready') return <Waiting label={t('loading')} />;
  const { data, page } = read.data;
  return (
    <>
      <Bar {...props} page={page} />
      <div className={css.results} aria-busy={read.stale}>
        {data.length === 0 ? (
          <EmptyState
            title={t('empty.title')}
            action={
              <Button asChild>
                <Link href={listHref(path, { facets: {} })}>{t('empty.clear')}</Link>
              </Button>
            }
          >
            {t('empty.line')}
          </EmptyState>
        ) : (
          <ul className={css.ledger}>
            {data.map((item) => (
              <li key={item.id}>{row(item)}</li>
            ))}
          </ul>
        )}
        <End search={search} path={path} page={page} />
      </div>
    </>
  );
}

function Bar<Item, F extends string>({
  path,
  search,
  sorts,
  sort,
  words,
  files,
  page,
}: ListPageProps<Item, F> & { page: PageInfo }) {
  const t = useWords('policyList');
  const total = page.total_capped ? t('capped', { count: page.total }) : t('count', { count: page.total });
  const b = (chunks: ReactNode) => <b className={css.count}>{chunks}</b>;
  return (
    <div className={css.bar}>
      <p role="status">{search.q ? t.rich('totalFor', { q: search.q, total, b }) : t.rich('total', { total, b })}</p>
      <div className={css.tools}>
        <nav className={css.sorts} aria-label={t('sort')}>
          {sorts
            .filter((name) => name !== 'relevance' || search.q)
            .map((name) => (
              <Link
                key={name}
                href={listHref(path, withSort(search, name))}
                className={css.sort}
                aria-current={name === sort ? 'true' : undefined}
              >
                {words.sort(name)}
              </Link>
            ))}
        </nav>
        {page.total > 0 && <ListFiles {...files} />}
      </div>
    </div>
  );
}

function End<F extends string>({ search, path, page }: { search: ListSearch<F>; path: string; page: PageInfo }) {
  const t = useWords('policyList');
  const count = pageCount(page.total, sizeOf(search));
  usePreloadOnIdle(pageOf(search) < count ? listHref(path, withPage(search, pageOf(search) + 1)) : null);
  if (page.total === 0) return null;
  return (
    <div className={css.end}>
      <nav className={css.sizes} aria-label={t('size')}>
        <span>{t('size')}</span>
        {PAGE_SIZES.map((size) => (
          <Link
            key={size}
            href={listHref(path, withSize(search, size))}
            className={css.sort}
            aria-current={Number(size) === sizeOf(search) ? 'true' : undefined}
          >
            {size}
          </Link>
        ))}
      </nav>
      <Pagination
        label={t('pages')}
        page={pageOf(search)}
        pageCount={count}
        hrefFor={(number) => listHref(path, withPage(search, number))}
        previous={t('previous')}
        next={t('next')}
        pageLabel={(number) => t('page', { number })}
      />
    </div>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div className={css.results} role="status" aria-label={label}>
      <SkeletonRows />
    </div>
  );
}
