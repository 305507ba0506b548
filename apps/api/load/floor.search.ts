import type { Locale } from '@zonekit/api-client/contract';
import type { QueryResultRow } from 'pg';
import { type Cells, facetOf, totalOf } from '../src/frame/list/cells.ts';
import { writeCursor } from '../src/frame/list/cursor.ts';
import { markTerms, parseQuery, type SearchQuery } from '../src/frame/list/parse-query.ts';
import { plainText } from '../src/frame/list/plain-text.ts';
import { walks } from '../src/frame/list/walk.ts';
import { policyLabels } from '../src/modules/policy/policy.labels.ts';
import { presentPolicy, type View } from '../src/modules/policy/policy.present.ts';
import type { PolicyListRow } from '../src/modules/policy/policy.repository.ts';
import type { Ask } from './floor.own.ts';

type Row = PolicyListRow & QueryResultRow & { html_zh: string; html_en: string | null };

/** What the search needs of the floor: counts of all policies, and those of a search as SQL that groups a `source`. */
interface Given {
  ask: Ask;
  /** Made once a minute for each key. */
  memoizeByKey: <T>(make: (key: string) => Promise<T>) => (key: string) => Promise<T>;
  cells: () => Promise<Cells>;
  /** Counts by facet of what `source` gives. */
  cellsOf: (source: string, values: unknown[]) => Promise<Cells>;
  view: (locale: Locale) => Promise<View>;
  columns: string;
}

const SIZE = 20;
const CAP = 10_000;
const TITLES = `left(d.search_text, length(d.title_zh) + coalesce(length(d.title_en) + 1, 0))`;

/** A search as two conditions, on titles and on everything, over the same parameters. */
const conditionsOf = (query: SearchQuery) => {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const words = query.words === null ? [] : [`plainto_tsquery('english', ${bind(query.words)})`];
  const lexemes = [...(query.han === null ? [] : [`${bind(query.han)}::tsquery`]), ...words].join(' && ');
  const initials = query.initials
    ? ` or (d.title_vector @@ ${bind(query.initials.query)}::tsquery and d.title_initials like ${bind(`%${query.initials.contains}%`)})`
    : '';
  const terms = query.contains.map((term) => ({ like: bind(`%${term}%`), exact: bind(term) }));
  const title = [
    `(d.title_vector @@ (${lexemes})${initials})`,
    ...terms.map(({ exact }) => `strpos(${TITLES}, ${exact}) > 0`),
  ].join(' and ');
  const any = query.titleOnly
    ? title
    : [`(d.search_vector @@ (${lexemes})${initials})`, ...terms.map(({ like }) => `d.search_text like ${like}`)].join(
        ' and ',
      );
  // PostgreSQL wants each parameter used; a condition that uses but some of them names the others too.
  const all = values.map((_, index) => `$${index + 1}::text is not null`).join(' and ');
  return { title: `${title} and ${all}`, any: `${any} and ${all}`, values };
};

/** The first page of a search of policies without facets, which is what the mixes search for. */
export const createSearch = ({ ask, memoizeByKey, cells, cellsOf, view, columns }: Given) => {
  const ofDocument = columns.replaceAll(/\b(?=[a-z])/g, 'd.');
  const counted = async (where: string, values: unknown[]): Promise<number> => {
    const [row] = await ask<{ count: number }>(
      '',
      `select count(*)::integer as count from (select 1 from policies d where ${where} limit ${CAP + 1}) as d`,
      values,
    );
    return row?.count ?? 0;
  };
  const countsOf = memoizeByKey(async (q) => {
    const query = parseQuery(q);
    if (!query) throw new Error(`"${q}" is no search.`);
    const { title, any, values } = conditionsOf(query);
    const [hitCells, titles] = await Promise.all([
      cellsOf(`(select d.* from policies d where ${any} limit ${CAP + 1})`, values),
      counted(title, values),
    ]);
    return { hitCells, titles, total: hitCells.complete ? totalOf(hitCells, {}) : await counted(any, values) };
  });

  /** Walks by date where hits are common, collects them where they are rare; left alone PostgreSQL chooses wrongly. */
  const page = (where: string, values: unknown[], walk: boolean, limit: number): Promise<Row[]> => {
    const order = 'd.published_on desc, d.id desc';
    const ids = walk
      ? `select d.id, d.published_on from policies d where case when ${where} then true else false end order by ${order} limit ${limit}`
      : `with hits as materialized (select d.id, d.published_on from policies d where ${where}) select * from hits d order by ${order} limit ${limit}`;
    return ask<Row>(
      '',
      `select ${ofDocument}, b.html_zh, b.html_en from (${ids}) as i join policies d on d.id = i.id
       join policy_bodies b on b.id = d.body_id order by ${order}`,
      values,
    );
  };

  return async (q: string, locale: Locale) => {
    const query = parseQuery(q);
    if (!query) throw new Error(`"${q}" is no search.`);
    const [all, { hitCells, titles, total }, seen] = await Promise.all([cells(), countsOf(q), view(locale)]);
    const { title, any, values } = conditionsOf(query);
    const rows = totalOf(all, {});
    const limit = SIZE + 1;
    const inTitle = await page(title, values, walks(rows, titles, limit), limit);
    const left = limit - inTitle.length;
    const rest =
      left > 0
        ? await page(`${any} and not (${title})`, values, walks(rows, Math.max(0, total - titles), left), left)
        : [];
    const places = [...inTitle, ...rest];
    const last = places.length > SIZE ? places[SIZE - 1] : undefined;
    const labels = policyLabels(seen.catalogue, locale);
    const terms = markTerms(q);
    return {
      data: places.slice(0, SIZE).map((row) => {
        const body = (locale === 'en' && row.title_en !== null && row.html_en) || row.html_zh;
        return presentPolicy(row, { ...seen, terms }, plainText(body));
      }),
      page: {
        page_index: 1,
        page_size: SIZE,
        total: Math.min(total, CAP),
        total_capped: total > CAP,
        next_cursor: last
          ? writeCursor({
              sort: 'relevance',
              phase: inTitle.includes(last) ? 0 : 1,
              key: last.published_on,
              id: last.id,
            })
          : null,
      },
      facets: {
        level: facetOf(hitCells, {}, 'level', labels.level),
        department: facetOf(hitCells, {}, 'department', labels.department),
        industry: facetOf(hitCells, {}, 'industry', labels.industry),
        year: facetOf(hitCells, {}, 'year', labels.year),
        validity: facetOf(hitCells, {}, 'validity', labels.validity),
      },
    };
  };
};
