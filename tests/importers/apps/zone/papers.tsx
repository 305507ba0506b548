'use client';
import { ListPage, type ListState } from '@zonekit/portal-kit/list-page';
import { type ListSearch, readListSearch } from '@zonekit/portal-kit/list-page/core';
import { Link } from '@zonekit/ui/link';
import { useEffect, useState } from 'react';
import { findPapers, RANKS } from './back-end.ts';
import css from './papers.module.css';

type Row = { id: string; name: string; on: string };
const SHAPE = { facets: { rank: ['city', 'province'] }, sorts: ['newest'] } as const;

/** The search of the address as parameters of the zone's back end. */
const paramsOf = ({ q = '', page = 1, facets }: ListSearch<'rank'>) =>
  new URLSearchParams({ word: q, from: String(page), ...(facets.rank?.[0] && { rank: facets.rank[0] }) });

const read = async (search: ListSearch<'rank'>): Promise<ListState<Row, 'rank'>> => {
  const { hits: papers, all, ranks } = await findPapers(paramsOf(search));
  const options = (['city', 'province'] as const).map((value) => ({ value, label: RANKS[value], count: ranks[value] }));
  return {
    status: 'ready',
    items: papers.map(({ no, name, on }) => ({ id: String(no), name, on })),
    total: all,
    facets: [{ name: 'rank', label: 'Rank', options }],
  };
};

/** @param query of the address, which holds all of the list's state */
export function Papers({ query }: { query: string }) {
  const [state, setState] = useState<ListState<Row, 'rank'>>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  const search = { size: 10, ...readListSearch(new URLSearchParams(query), SHAPE) };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search is read from the query, and a retry asks again.
  useEffect(() => {
    let late = false;
    const show = (next: ListState<Row, 'rank'>) => late || setState(next);
    read(search).then(show, () => show({ status: 'failed', onRetry: () => setTries(tries + 1) }));
    return () => {
      late = true;
    };
  }, [query, tries]);
  return (
    <ListPage
      path="/papers"
      trail={[{ label: 'Home', href: '/' }]}
      title="Measures"
      lede="What the bay and its province give."
      searchLabel="Search measures"
      search={search}
      state={state}
      sorts={[{ value: 'newest', label: 'Newest' }]}
      sort="newest"
      row={({ id, name, on }) => (
        <p>
          <Link kind="text" className={css.name} href={`/papers/${id}`}>
            {name}
          </Link>{' '}
          {on}
        </p>
      )}
    />
  );
}
