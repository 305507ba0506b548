'use client';
import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import { Container } from '@zonekit/ui/container';
import { SkipLink } from '@zonekit/ui/skip-link';
import { FacetFilter } from '../facet-filter/facet-filter.tsx';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { facetsOf } from './core/list-facets.ts';
import { listHref, withoutFacets } from './core/list-moves.ts';
import * as css from './list-page.css.ts';
import type { ListPageProps } from './list-page.types.ts';
import { ListResults } from './list-results.tsx';
import { ListSearchForm } from './list-search-form.tsx';

export type { ListMore, ListPageProps, ListState, ListView } from './list-page.types.ts';

/** Past some forty filters by one key. */
const RESULTS = 'results';

/**
 * The frame of a list: title, what it is, search, facets, count and sort, results, and how the list goes on. Its address
 * holds all of its state: each choice is a link, and the search a form, so it works without script and can be shared.
 */
export function ListPage<Item extends { id: string }, Name extends string>(props: ListPageProps<Item, Name>) {
  const { path, trail, title, lede, searchLabel, search, tabs } = props;
  const t = useKitTranslations('listPage');
  const facets = facetsShown(props);
  return (
    <Container>
      <div className={css.head}>
        <Breadcrumb label={t('breadcrumb')} items={[...trail, { label: title }]} />
        <div className={css.headGrid}>
          <div>
            <h1 className={css.title}>{title}</h1>
            <p className={css.lede}>{lede}</p>
          </div>
          <ListSearchForm {...{ path, search }} label={searchLabel} />
        </div>
      </div>
      {tabs && <div className={css.tabs}>{tabs}</div>}
      {facets && (
        <>
          <SkipLink href={`#${RESULTS}`}>{t('skip')}</SkipLink>
          <FacetFilter facets={facetsOf(path, search, facets)} clearHref={listHref(path, withoutFacets(search))} />
        </>
      )}
      <div id={RESULTS} tabIndex={-1} className={css.target}>
        {props.lead}
        <ListResults {...props} />
      </div>
    </Container>
  );
}

/** Where nothing is found, only the facets that have a choice to take back. */
const facetsShown = <Item, Name extends string>({ state, search }: ListPageProps<Item, Name>) => {
  if (state.status === 'loading') return undefined;
  if (state.status === 'failed' || state.items.length > 0) return state.facets;
  const isBound = (range: string) => Object.keys(search.bounds ?? {}).some((bound) => bound.startsWith(`${range}_`));
  const chosen = state.facets.filter(
    ({ name, range }) => search.facets[name]?.length || (range !== undefined && isBound(range.name)),
  );
  return chosen.length > 0 ? chosen : undefined;
};
