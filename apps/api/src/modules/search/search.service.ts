import type { Locale } from '@zonekit/api-client/contract';
import type { SearchHit, SearchKind, SearchResult } from '@zonekit/api-client/search/contract';
import { sql } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import type { Db, Tx } from '../../frame/context.ts';
import { inOrder } from '../../frame/in-order.ts';
import type { Finder, ListPage } from '../../frame/list/find.ts';
import { RELEVANCE } from '../../frame/list/list.ts';
import { markAll, snippetOf } from '../../frame/list/marks.ts';
import { addressOf, kindOf, type SearchedList } from '../../frame/list/searched-list.ts';

/** With as many hits or fewer, another spelling is looked for. */
const HELP_UP_TO = 3;

interface Row {
  id: string;
  title_zh: string;
  title_en: string | null;
  text_zh: string | null;
  text_en: string | null;
  note_zh: string | null;
  note_en: string | null;
  dated_on: string | null;
  values: string[];
}

const rowsOf = async (
  db: Db | Tx,
  { list, text, note, date, columns = [] }: SearchedList,
  ids: readonly string[],
): Promise<Row[]> => {
  if (ids.length === 0) return [];
  const [zh = 'id', en] = list.search?.titles ?? [];
  const column = (name: string | undefined, as: string) =>
    sql`${name === undefined ? sql`null` : sql.ref(name)} as ${sql.ref(as)}`;
  const { rows } = await sql<Row>`
    select id, ${column(zh, 'title_zh')}, ${column(en, 'title_en')},
      ${column(text?.zh, 'text_zh')}, ${column(text?.en, 'text_en')},
      ${column(note?.zh, 'note_zh')}, ${column(note?.en, 'note_en')},
      ${date === undefined ? sql`null` : sql`to_char(${sql.ref(date)}, 'YYYY-MM-DD')`} as dated_on,
      array[${sql.join(columns.map((name) => sql.ref(name)))}]::text[] as values
    from ${sql.table(list.table)} where id = ${anyOf(ids)}`.execute(db);
  return inOrder(rows, ids);
};

const present = (row: Row, searched: SearchedList, locale: Locale, terms: ListPage['terms']): SearchHit => {
  const english = locale === 'en' && row.title_en !== null;
  const title = (english && row.title_en) || row.title_zh;
  const text = (english && row.text_en) || row.text_zh;
  return {
    id: row.id,
    title,
    lang: english ? 'en' : 'zh-CN',
    path: addressOf(searched, { id: row.id, title: row.title_zh, values: row.values }),
    note: (english && row.note_en) || row.note_zh,
    dated_on: row.dated_on,
    title_hits: terms && markAll(title, terms),
    snippet: text === null ? null : ((terms && snippetOf(text, terms)) ?? null),
  };
};

export interface Search {
  q: string;
  /** One kind alone has hits. */
  kind: string | undefined;
  perKind: number;
  locale: Locale;
  now: Date;
}

/** One search over lists, each by its own index. */
export const searchLists = async (
  db: Db | Tx,
  finder: Finder,
  lists: readonly SearchedList[],
  { q, kind, perKind, locale, now }: Search,
): Promise<SearchResult> => {
  const found = await Promise.all(
    lists.map(async (searched) => {
      const { list, scope } = searched;
      const listQuery = { q, filters: {}, sort: RELEVANCE, scope: scope?.(now) ?? null };
      const page = await finder.page(
        db,
        list,
        listQuery,
        { page_index: 1, page_size: perKind, cursor: undefined },
        now,
      );
      const rows = kind === undefined || kind === kindOf(searched) ? await rowsOf(db, searched, page.ids) : [];
      return { searched, listQuery, page, hits: rows.map((row) => present(row, searched, locale, page.terms)) };
    }),
  );
  const kinds = found.flatMap(({ searched, page: { page }, hits }): SearchKind[] => {
    if (page.total === 0) return [];
    const { label, path } = searched;
    const { total, total_capped } = page;
    return [{ kind: kindOf(searched), label: label[locale], path, total, total_capped, hits }];
  });
  const total = kinds.reduce((sum, each) => sum + each.total, 0);
  const helps =
    total > HELP_UP_TO
      ? []
      : await Promise.all(
          found.map(({ searched: { list }, listQuery, page }) => finder.help(db, list, listQuery, page, now)),
        );
  const [suggestion] = helps.flatMap((help) => help.suggestion ?? []).sort((a, b) => b.total - a.total);
  return {
    q,
    total,
    total_capped: kinds.some((each) => each.total_capped),
    kinds,
    suggestion: suggestion?.q ?? null,
  };
};
