import { Readable } from 'node:stream';
import type { Endpoint, FacetValue, Locale, PageInfo } from '@zonekit/api-client/contract';
import { type ListFormat, type ListHelp, MORE_ROWS_HEADER, ROW_LIMIT_HEADER } from '@zonekit/api-client/contract/list';
import * as z from 'zod/mini';
import type { Call, Context, Db, Serve, ServeOptions, Tx, User } from '../context.ts';
import type { JoinedRows, RowsByIds } from '../rows-by-ids.ts';
import { type Cells, type FacetLabels, facetOf } from './cells.ts';
import { rangeScope } from './conditions.ts';
import { type FileOf, fileHeaders, writerOf } from './file.ts';
import type { Finder, ListPage, ListQuery, Paging } from './find.ts';
import { both, type Filters, type List, RELEVANCE, type Scope } from './list.ts';
import type { Terms } from './parse-query.ts';

/** The request for a list: who, in which language, when, and with which search terms. */
export interface ListContext {
  db: Db | Tx;
  locale: Locale;
  user: User | null;
  now: Date;
  /** Terms to mark in the hits; null without a search. */
  terms: Terms | null;
}

type AnswerOf<L extends Endpoint> = z.input<L['response']>;
export type ItemOf<L extends Endpoint> = AnswerOf<L> extends { data: (infer T)[] } ? T : never;
export type FacetsOf<L extends Endpoint> = AnswerOf<L> extends { facets: infer F } ? keyof F & string : never;

/** What a domain provides for its list: presentation, labels, access and files. */
export interface ListSource<Item, F extends string> {
  list: List<F>;
  /** The items of some ids, in their order; deleted ones are left out. */
  present: (ids: readonly string[], listContext: ListContext) => Promise<Item[]>;
  /** For a page that reads its rows with their places; `presentedRows` makes it. */
  rows?: {
    joined: JoinedRows;
    present: (rows: readonly unknown[], listContext: ListContext) => Item[] | Promise<Item[]>;
  };
  /** The names of the facets' values, in the order to show. */
  labels: (listContext: ListContext) => Promise<Readonly<Record<F, FacetLabels>>>;
  /** Translates filter values to those of the rows: a name becomes its key. */
  chosen?: (filters: Filters, listContext: ListContext) => Promise<Filters>;
  /** Which rows this user may see; null for all. */
  scope?: (user: User | null) => Scope | null;
  /** Other lists in which a search that finds little here is tried as well, by the name that the client knows them by. */
  others?: Readonly<Record<string, List>>;
  file: FileOf<Item>;
}

/** How a list presents rows that one query finds. */
export const presentedRows = <Row, Item>(
  find: RowsByIds<Row>,
  presentAll: (rows: readonly Row[], listContext: ListContext) => Item[] | Promise<Item[]>,
): Required<Pick<ListSource<Item, never>, 'present' | 'rows'>> => ({
  present: async (ids, listContext) => presentAll(await find(listContext.db, ids), listContext),
  // The rows are those of `joined`.
  rows: { joined: find.joined, present: (rows, listContext) => presentAll(rows as readonly Row[], listContext) },
});

/** Rows read, presented and sent at a time. */
const BATCH = 500;

/** With as many hits or fewer, the answer helps: another spelling, other lists, one filter less. */
const HELP_UP_TO = 3;

/** Limits file downloads per address, since each reads thousands of rows. */
const FILES = { rateLimit: { max: 30, timeWindow: '1 minute' } };

type Query = Partial<Paging> & { q?: string; sort?: string; lang?: Locale } & Record<string, unknown>;

/** The calls of a list in the contract, as `listEndpoints` makes them. */
interface Endpoints<L extends Endpoint> {
  list: L;
  file: Endpoint;
}

/** Both scopes as one. */
const scopeOf = (owned: Scope | null, range: Scope | null): Scope | null =>
  owned && range ? { key: `${owned.key} ${range.key}`, where: both([owned.where, range.where]) } : (owned ?? range);

/**
 * Serves both calls of a list. What differs between domains is in `source`; pages, cursors, counts, marks and files are
 * the same for all.
 * @returns the answer of the list, for a call that takes the same query elsewhere, such as its body
 */
export const serveList = <L extends Endpoint>(
  serve: Serve,
  context: Context,
  finder: Finder,
  endpoints: Endpoints<L>,
  source: ListSource<ItemOf<L>, FacetsOf<L>>,
  options: ServeOptions = {},
): ((call: unknown) => Promise<AnswerOf<L>>) => {
  const { list } = source;
  const names = Object.keys(list.facets) as FacetsOf<L>[];

  const readCall = async ({ query: parsed, db, locale, user }: Call<Endpoint>) => {
    const query = parsed as unknown as Query; // parsed by the schema of the contract
    const q = (query.q ?? '').trim();
    const listContext: ListContext = {
      db,
      locale: query.lang ?? locale,
      user,
      now: context.now(),
      terms: null,
    };
    const chosen = Object.fromEntries(names.map((name) => [name, query[name]])) as Filters;
    const filters = (await source.chosen?.(chosen, listContext)) ?? chosen;
    const sort = query.sort ?? (q === '' ? list.sort : RELEVANCE);
    const owned = source.scope?.(user) ?? null;
    const listQuery: ListQuery = { q, filters, sort, scope: scopeOf(owned, rangeScope(list, query)) };
    return { query, listContext, listQuery, owned };
  };

  /** Counts of the bands of each range that is bounded, without its own bounds: the histogram shows what they leave out. */
  const bandsOf = async ({ query, listContext, listQuery, owned }: Awaited<ReturnType<typeof readCall>>) => {
    const bounded = Object.entries(list.ranges ?? {}).flatMap(([name, { bands }]) => {
      const [min, max] = [`${name}_min`, `${name}_max`];
      if (bands === undefined || (query[min] === undefined && query[max] === undefined)) return [];
      const scope = scopeOf(owned, rangeScope(list, { ...query, [min]: undefined, [max]: undefined }));
      return [{ bands, scope }];
    });
    const counted = bounded.map(
      async ({ bands, scope }) =>
        [bands, await finder.cells(listContext.db, list, { ...listQuery, scope }, listContext.now)] as const,
    );
    return new Map<string, Cells>(await Promise.all(counted));
  };

  const helpFor = async (
    listQuery: ListQuery,
    listPage: ListPage,
    { db, now }: ListContext,
  ): Promise<ListHelp | null> => {
    const { q = '', filters } = listQuery;
    const narrowed = q !== '' || Object.values(filters).some((values) => values?.length);
    if (!list.search || !narrowed || listPage.page.total > HELP_UP_TO) return null;
    const elsewhere = Object.entries(q === '' ? {} : (source.others ?? {})).map(async ([name, other]) => {
      const total = await finder.total(db, other, q, now);
      return { list: name, total };
    });
    const [help, others] = await Promise.all([finder.help(db, list, listQuery, listPage, now), Promise.all(elsewhere)]);
    return { ...help, elsewhere: others.filter(({ total }) => total > 0) };
  };

  const answerList = async (call: Call<Endpoint>) => {
    const read = await readCall(call);
    const { query, listContext, listQuery } = read;
    const { page_index = 1, page_size = 20, cursor } = query;
    const listPage = await finder.page(
      listContext.db,
      list,
      listQuery,
      { page_index, page_size, cursor },
      listContext.now,
      source.rows?.joined,
    );
    const shown = { ...listContext, terms: listPage.terms };
    const [data, labels, help, bands] = await Promise.all([
      source.rows && listPage.rows ? source.rows.present(listPage.rows, shown) : source.present(listPage.ids, shown),
      source.labels(shown),
      helpFor(listQuery, listPage, shown),
      bandsOf(read),
    ]);
    const facets = Object.fromEntries(
      names.map((name) => [name, facetOf(bands.get(name) ?? listPage.cells, listQuery.filters, name, labels[name])]),
    );
    return { data, page: listPage.page, facets, help } satisfies {
      data: ItemOf<L>[];
      page: PageInfo;
      facets: Record<string, FacetValue[]>;
      help: ListHelp | null;
    };
  };

  const items = z.array((endpoints.list.response as z.ZodMiniObject<{ data: z.ZodMiniArray }>).shape.data.def.element);

  const answerFile = async (call: Call<Endpoint>) => {
    const { listContext, listQuery } = await readCall(call);
    const { format } = call.params as unknown as { format: ListFormat };
    const { db, locale, now } = listContext;
    const limit = context.config.exportRows;
    const here = `${call.request.protocol}://${call.request.host}`;
    const reader = { locale, now, origin: context.config.portalUrl ?? here, self: here + call.request.url };
    const [count, writer] = await Promise.all([
      finder.count(db, list, listQuery, limit, now),
      writerOf(format, source.file, reader),
    ]);
    const pieces = (async function* () {
      let left = limit;
      for await (const ids of finder.batches(db, list, listQuery, Math.min(BATCH, limit), now)) {
        // Parsed by the contract, as every answer is.
        const batch = z.parse(items, await source.present(ids.slice(0, left), listContext)) as ItemOf<L>[];
        yield writer.rows(batch);
        left -= ids.length;
        if (left <= 0) break;
      }
      yield writer.end();
    })();
    // Reads the first rows before any header is set, so that a failure is an error and not a truncated file.
    const first = await pieces.next();
    const whole = (async function* () {
      yield first.value ?? '';
      yield* pieces;
    })();
    return call.reply
      .headers({
        ...fileHeaders(format, source.file, listContext),
        [ROW_LIMIT_HEADER]: String(limit),
        [MORE_ROWS_HEADER]: String(count > limit),
      })
      .send(Readable.from(whole));
  };

  const answer = async (call: unknown) => (await answerList(call as Call<Endpoint>)) as AnswerOf<L>;
  serve(endpoints.list, answer, options);
  serve(endpoints.file, (call) => answerFile(call), { config: FILES });
  return answer;
};
