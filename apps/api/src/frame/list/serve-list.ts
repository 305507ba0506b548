import { Readable } from 'node:stream';
import type { Endpoint, FacetValue, Locale, PageInfo } from '@zonekit/api-client/contract';
import { type ListFormat, MORE_ROWS_HEADER, ROW_LIMIT_HEADER } from '@zonekit/api-client/contract/list';
import * as z from 'zod/mini';
import type { Call, Context, Db, Serve, ServeOptions, Tx, User } from '../context.ts';
import { type FacetLabels, facetOf } from './cells.ts';
import { type FileOf, fileHeaders, writerOf } from './file.ts';
import type { Finder, Paging, Wanted } from './find.ts';
import { type Filters, type List, RELEVANCE, type Scope } from './list.ts';
import { markTerms, type Terms } from './parse-query.ts';

/** Who asks for a list, in which language, at what time, and what for. */
export interface Asking {
  db: Db | Tx;
  locale: Locale;
  user: User | null;
  now: Date;
  /** What is to be marked in the hits; null where nothing was searched for. */
  terms: Terms | null;
}

type AnswerOf<L extends Endpoint> = z.input<L['response']>;
export type ItemOf<L extends Endpoint> = AnswerOf<L> extends { data: (infer T)[] } ? T : never;
export type FacetsOf<L extends Endpoint> = AnswerOf<L> extends { facets: infer F } ? keyof F & string : never;

/** How a domain fills a list: everything that the list cannot know of itself. */
export interface Filling<Item, F extends string> {
  list: List<F>;
  /** The items of some ids, in their order; one that has gone meanwhile is left out. */
  present: (ids: readonly string[], asking: Asking) => Promise<Item[]>;
  /** The names of the facets' values, in the order to show. */
  labels: (asking: Asking) => Promise<Readonly<Record<F, FacetLabels>>>;
  /** What was chosen as the rows have it: a name becomes its key. */
  chosen?: (filters: Filters, asking: Asking) => Promise<Filters>;
  /** Which rows are this user's to see; null for all. */
  scope?: (user: User | null) => Scope | null;
  file: FileOf<Item>;
}

/** Rows that are read, presented and sent at a time. */
const BATCH = 500;

/** A file reads thousands of rows: so many of them an address may ask for in a minute. */
const FILES = { rateLimit: { max: 30, timeWindow: '1 minute' } };

type Query = Partial<Paging> & { q?: string; sort?: string; lang?: Locale } & Record<string, unknown>;

/** The calls of a list in the contract, as `listEndpoints` makes them. */
interface Endpoints<L extends Endpoint> {
  list: L;
  file: Endpoint;
}

/**
 * Serves both calls of a list. What differs between domains is in `filling`; pages, cursors, counts, marks and files are
 * the same for all.
 */
export const serveList = <L extends Endpoint>(
  serve: Serve,
  context: Context,
  finder: Finder,
  endpoints: Endpoints<L>,
  filling: Filling<ItemOf<L>, FacetsOf<L>>,
  options: ServeOptions = {},
): void => {
  const { list } = filling;
  const names = Object.keys(list.facets) as FacetsOf<L>[];

  const readCall = async ({ query: asked, db, locale, user }: Call<Endpoint>) => {
    const query = asked as unknown as Query; // one of the contract's, parsed by its schema
    const q = (query.q ?? '').trim();
    const asking: Asking = {
      db,
      locale: query.lang ?? locale,
      user,
      now: context.now(),
      terms: q === '' ? null : markTerms(q),
    };
    const given = Object.fromEntries(names.map((name) => [name, query[name]])) as Filters;
    const filters = (await filling.chosen?.(given, asking)) ?? given;
    const sort = query.sort ?? (q === '' ? list.sort : RELEVANCE);
    const wanted: Wanted = { q, filters, sort, scope: filling.scope?.(user) ?? null };
    return { query, asking, wanted };
  };

  const answerList = async (call: Call<Endpoint>) => {
    const { query, asking, wanted } = await readCall(call);
    const { page_index = 1, page_size = 20, cursor } = query;
    const found = await finder.page(asking.db, list, wanted, { page_index, page_size, cursor }, asking.now);
    const [data, labels] = await Promise.all([filling.present(found.ids, asking), filling.labels(asking)]);
    const facets = Object.fromEntries(
      names.map((name) => [name, facetOf(found.cells, wanted.filters, name, labels[name])]),
    );
    return { data, page: found.page, facets } satisfies {
      data: ItemOf<L>[];
      page: PageInfo;
      facets: Record<string, FacetValue[]>;
    };
  };

  const items = z.array((endpoints.list.response as z.ZodMiniObject<{ data: z.ZodMiniArray }>).shape.data.def.element);

  const answerFile = async (call: Call<Endpoint>) => {
    const { asking, wanted } = await readCall(call);
    const { format } = call.params as unknown as { format: ListFormat };
    const { db, locale, now } = asking;
    const limit = context.config.exportRows;
    const here = `${call.request.protocol}://${call.request.host}`;
    const reader = { locale, now, origin: context.config.portalUrl ?? here, self: here + call.request.url };
    const [count, writer] = await Promise.all([
      finder.count(db, list, wanted, limit, now),
      writerOf(format, filling.file, reader),
    ]);
    const pieces = (async function* () {
      let left = limit;
      for await (const ids of finder.batches(db, list, wanted, Math.min(BATCH, limit), now)) {
        // Held against the contract, as every answer is.
        const batch = z.parse(items, await filling.present(ids.slice(0, left), asking)) as ItemOf<L>[];
        yield writer.rows(batch);
        left -= ids.length;
        if (left <= 0) break;
      }
      yield writer.end();
    })();
    // Before any header is set: what cannot be read is answered as an error, not as a file that breaks off.
    const first = await pieces.next();
    const whole = (async function* () {
      yield first.value ?? '';
      yield* pieces;
    })();
    return call.reply
      .headers({
        ...fileHeaders(format, filling.file, asking),
        [ROW_LIMIT_HEADER]: String(limit),
        [MORE_ROWS_HEADER]: String(count > limit),
      })
      .send(Readable.from(whole));
  };

  serve(endpoints.list, async (call) => (await answerList(call as unknown as Call<Endpoint>)) as AnswerOf<L>, options);
  serve(endpoints.file, (call) => answerFile(call), { config: FILES });
};
