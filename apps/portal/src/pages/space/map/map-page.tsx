import type { LandOverlays } from '@zonekit/api-client/space/plan/contract';
import type { PlanNumber } from '@zonekit/api-client/space/plan/lists';
import { listHref, pageCount, withoutFacets, withPage, withSort } from '@zonekit/portal-kit/list-page/core';
import { MapList } from '@zonekit/portal-kit/map-list';
import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import { Button } from '@zonekit/ui/button';
import { Container } from '@zonekit/ui/container';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Link } from '@zonekit/ui/link';
import { Pagination } from '@zonekit/ui/pagination';
import { TabLinks } from '@zonekit/ui/tab-links';
import { type ReactNode, useMemo } from 'react';
import { zonePlan } from '#variant/plan.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './map-page.css.ts';
import { PlanFacets } from './plan-facets.tsx';
import { filterItems, PLAN_SORTS, sortItems } from './plan-filter.ts';
import { itemsOf, PLAN_VIEWS, type PlanItem } from './plan-items.ts';
import { MAP_PATH, PLAN_NUMBERS } from './plan-number.ts';
import { PlanRow } from './plan-row.tsx';
import { PLAN_WORDS, type PlanSearch, viewHref } from './plan-search.ts';
import { usePlace } from './use-place.ts';
import { drawZone } from './zone-drawing.ts';

/** More cannot be told apart on one map. */
const PAGE_SIZE = 50;

export interface MapPageProps {
  num: PlanNumber;
  overlays: LandOverlays;
  search: PlanSearch;
}

/** What a number selects, as a list beside a plan of the zone: buildings, parcels or parks. */
export function MapPage({ num, overlays, search }: MapPageProps) {
  const t = useWords('spaceMap');
  const area = useWords('space');
  const { view, list } = search;
  const items = useMemo(() => itemsOf(overlays.features), [overlays]);
  const plan = useMemo(() => drawZone(zonePlan, items, view), [items, view]);
  const places = usePlaces(items, search, overlays.house_types);
  const { shown, total, page, pages } = pageOf(places, list.page);
  return (
    <Container>
      <div className={css.top}>
        <Breadcrumb
          label={t('breadcrumb')}
          items={[{ label: area('home'), href: '/' }, { label: area('title'), href: '/space' }, { label: t('title') }]}
        />
        <h1 className={css.title}>{t('title')}</h1>
        <p className={css.lede}>{t('description')}</p>
      </div>
      <TabLinks
        label={t('numbers')}
        items={PLAN_NUMBERS.map((number) => ({
          label: t(`number.${PLAN_WORDS[number]}`),
          href: viewHref(number),
          current: number === num,
        }))}
      />
      <PlanFacets items={items} search={search} />
      <PlanBar num={num} items={items} search={search} total={total} />
      <MapList
        even
        label={t(`view.${view}`)}
        places={shown}
        plan={plan}
        legend={useLegend(view)}
        empty={
          <EmptyState
            headingLevel={2}
            title={t('empty')}
            action={
              <Button asChild>
                <Link href={listHref(MAP_PATH, withoutFacets(list))}>{t('clear')}</Link>
              </Button>
            }
          >
            {t('emptyLine')}
          </EmptyState>
        }
      >
        {({ item, name, href }) => <PlanRow item={item} name={name} href={href} />}
      </MapList>
      <Pagination
        className={css.pages}
        label={t('pages')}
        page={page}
        pageCount={pages}
        hrefFor={(number) => listHref(MAP_PATH, withPage(list, number))}
        previous={t('previous')}
        next={t('next')}
        pageLabel={(number) => t('page', { number: String(number) })}
      />
    </Container>
  );
}

/** Places of the choice, as the map takes them; the same array until another choice is made, since the map is drawn anew for each. */
const usePlaces = (items: readonly PlanItem[], { view, list }: PlanSearch, houseTypes: LandOverlays['house_types']) => {
  const placeOf = usePlace(houseTypes);
  const chosen = JSON.stringify([view, list.facets, list.bounds, list.sort]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `chosen` stands for the choice, which each navigation reads anew
  return useMemo(
    () => sortItems(filterItems(items, view, list), list.sort === 'rent' ? 'rent' : 'area').map(placeOf),
    [items, chosen],
  );
};

const pageOf = <Item,>(all: readonly Item[], wanted = 1) => {
  const pages = Math.max(1, pageCount(all.length, PAGE_SIZE));
  const page = Math.min(wanted, pages);
  const shown = pages === 1 ? all : all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { shown, total: all.length, page, pages };
};

const useLegend = (view: PlanItem['kind']) => {
  const t = useWords('spaceMap');
  if (view === 'park') return [];
  if (view === 'building') {
    return (['open', 'taken'] as const).map((tone) => ({ tone, text: t(`legend.${tone}`) }));
  }
  return (['open', 'reserved', 'taken'] as const).map((tone) => ({ tone, text: t(`landLegend.${tone}`) }));
};

interface PlanBarProps {
  num: PlanNumber;
  items: readonly PlanItem[];
  search: PlanSearch;
  total: number;
}

/** How many, of which kind, in which order. */
function PlanBar({ num, items, search: { view, list }, total }: PlanBarProps) {
  const t = useWords('spaceMap');
  const b = (chunks: ReactNode) => <b className={css.count}>{chunks}</b>;
  return (
    <div className={css.bar}>
      <p role="status">{t.rich('total', { count: total, b })}</p>
      <nav className={css.choices} aria-label={t('views')}>
        {PLAN_VIEWS.filter((each) => items.some(({ kind }) => kind === each)).map((each) => (
          <Link
            key={each}
            href={viewHref(num, each)}
            className={css.choice}
            aria-current={each === view ? 'true' : undefined}
          >
            {t(`view.${each}`)}
          </Link>
        ))}
      </nav>
      {view !== 'parcel' && (
        <nav className={css.sorts} aria-label={t('sort')}>
          {PLAN_SORTS.map((sort) => (
            <Link
              key={sort}
              href={listHref(MAP_PATH, withSort(list, sort))}
              className={css.choice}
              aria-current={sort === (list.sort ?? 'area') ? 'true' : undefined}
            >
              {t(`sorts.${sort}`)}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}
