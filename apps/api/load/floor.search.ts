import type { Locale } from '@zonekit/api-client/contract';
import type { QueryResultRow } from 'pg';
import { type Cells, facetOf, totalOf } from '../src/frame/list/cells.ts';
import { writeCursor } from '../src/frame/list/cursor.ts';
import type { SearchQuery } from '../src/frame/list/parse-query.ts';
import { plainText } from '../src/frame/list/plain-text.ts';
import { type Dictionary, dictionaryOf } from '../src/frame/list/search/dictionary.ts';
import { expandQuery, type Search } from '../src/frame/list/search/expand-query.ts';
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

type Bind = (value: unknown) => string;

const lexemes = (bind: Bind, { han, words }: SearchQuery): string =>
  [
    ...(han === null ? [] : [`${bind(han)}::tsquery`]),
    ...(words === null ? [] : [`plainto_tsquery('english', ${bind(words)})`]),
  ].join(' && ');

/** Text that must stand there as it was typed. */
const containing = (bind: Bind, vector: string, { contains }: SearchQuery): string[] =>
  contains.map((term) =>
    vector === 'title_vector' ? `strpos(${TITLES}, ${bind(term)}) > 0` : `d.search_text like ${bind(`%${term}%`)}`,
  );

const groupCondition = (bind: Bind, vector: string, group: readonly SearchQuery[]): string => {
  const terms = group.map((query) => `(${lexemes(bind, query)})`).join(' || ');
  const alternatives = group.map((query) =>
    query.contains.length > 0
      ? `(${containing(bind, vector, query).join(' and ')})`
      : `d.${vector} @@ (${lexemes(bind, query)})`,
  );
  const rechecked = group.some(({ contains }) => contains.length > 0) ? ` and (${alternatives.join(' or ')})` : '';
  return `d.${vector} @@ (${terms})${rechecked}`;
};

const condition = (bind: Bind, vectorColumn: string, groups: readonly (readonly SearchQuery[])[]): string => {
  const titleOnly = groups.every(([query]) => query?.titleOnly);
  const vector = titleOnly ? 'title_vector' : vectorColumn;
  const initials = groups.flat().flatMap((query) => query.initials ?? [])[0];
  const hit = groups.map((group) => groupCondition(bind, vector, group)).join(' and ');
  return initials
    ? `((${hit}) or (d.title_vector @@ ${bind(initials.query)}::tsquery and d.title_initials like ${bind(`%${initials.contains}%`)}))`
    : `(${hit})`;
};

/** A search as conditions on titles as typed, on titles and on everything, over the same parameters. */
const conditionsOf = ({ exact, groups }: Search) => {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const conditions = {
    exact: condition(bind, 'title_vector', [[exact]]),
    title: condition(bind, 'title_vector', groups ?? [[exact]]),
    any: condition(bind, 'search_vector', groups ?? [[exact]]),
  };
  // PostgreSQL wants each parameter used; a condition that uses but some of them names the others too.
  const all = values.map((_, index) => `$${index + 1}::text is not null`).join(' and ');
  const used = (where: string) => `${where} and ${all}`;
  return { exact: used(conditions.exact), title: used(conditions.title), any: used(conditions.any), values };
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
  const dictionary = memoizeByKey(async (): Promise<Dictionary> => {
    const [groups, tags] = await Promise.all([
      ask<{ terms: string[]; ignored: boolean }>('', 'select terms, ignored from search_synonyms order by id', []),
      ask<{ id: string; name_zh: string; name_en: string }>('', 'select id, name_zh, name_en from policy_tags', []),
    ]);
    const named = tags.map(({ id, name_zh, name_en }) => ({
      names: [name_zh, name_en.toLowerCase()],
      lexeme: `#i:${id}`,
    }));
    return dictionaryOf(groups, named);
  });
  const readSearch = async (q: string): Promise<Search> => {
    const search = expandQuery(q, await dictionary('all'));
    if (!search) throw new Error(`"${q}" is no search.`);
    return search;
  };
  const countsOf = memoizeByKey(async (q) => {
    const search = await readSearch(q);
    const { exact, title, any, values } = conditionsOf(search);
    const [hitCells, titles, exactly] = await Promise.all([
      cellsOf(`(select d.* from policies d where ${any} limit ${CAP + 1})`, values),
      counted(title, values),
      search.groups ? counted(exact, values) : 0,
    ]);
    return { hitCells, titles, exactly, total: hitCells.complete ? totalOf(hitCells, {}) : await counted(any, values) };
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
    const search = await readSearch(q);
    const [all, { hitCells, titles, exactly, total }, seen] = await Promise.all([cells(), countsOf(q), view(locale)]);
    const { exact, title, any, values } = conditionsOf(search);
    const rows = totalOf(all, {});
    const limit = SIZE + 1;
    const phases = [
      ...(search.groups ? [{ where: exact, hits: exactly }] : []),
      { where: search.groups ? `${title} and not (${exact})` : title, hits: titles - exactly },
      { where: `${any} and not (${title})`, hits: Math.max(0, total - titles) },
    ];
    const places: (Row & { phase: number })[] = [];
    for (const [phase, { where, hits }] of phases.entries()) {
      const left = limit - places.length;
      if (left <= 0) break;
      const part = await page(where, values, walks(rows, hits, left), left);
      places.push(...part.map((row) => ({ ...row, phase })));
    }
    const last = places.length > SIZE ? places[SIZE - 1] : undefined;
    const labels = policyLabels(seen.catalogue, locale);
    const terms = search.marks;
    return {
      data: places.slice(0, SIZE).map(({ phase: _, ...row }) => {
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
              phase: last.phase,
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
      help: null,
    };
  };
};
