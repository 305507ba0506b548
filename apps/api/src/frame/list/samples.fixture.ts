import { id, isoDate } from '@zonekit/api-client/contract';
import { hits, listEndpoints } from '@zonekit/api-client/contract/list';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { anyOf } from '../../database/any-of.ts';
import type { Context, Db } from '../context.ts';
import type { Module } from '../module.ts';
import { rowsByIds } from '../rows-by-ids.ts';
import type { FacetLabels } from './cells.ts';
import { searchColumns, searchIndexes, sortIndex } from './columns.ts';
import { createFinder } from './find.ts';
import { defineList } from './list.ts';
import { markAll } from './marks.ts';
import { presentedRows, serveList } from './serve-list.ts';
import { searchableOf, writeSearched } from './write.ts';

/** The smallest domain: one list. */
const { list, file } = listEndpoints({
  path: '/samples',
  summary: 'Samples',
  access: 'optional',
  item: z.object({ id, title: z.string(), kind: z.string(), goods: z.array(z.string()), opened_on: isoDate, ...hits }),
  list: {
    facets: { kind: null, goods: null, year: null, state: ['planned', 'open'] },
    sorts: ['relevance', 'opened_on', 'depth'],
    formats: ['json', 'csv', 'atom', 'ics'],
    ranges: ['depth'],
  },
  shapes: {
    kind: z.string().check(z.maxLength(100)),
    goods: z.string().check(z.maxLength(100)),
    year: z.string().check(z.regex(/^\d{4}$/)),
  },
});
export const sampleEndpoints = { list, file };

export interface Sample {
  id: string;
  owner: string;
  title_zh: string;
  title_en: string | null;
  kind: string;
  goods: string[];
  year: number;
  opened_on: string;
  depth: number;
}

const day = (now: Date) => now.toISOString().slice(0, 10);

export const sampleList = defineList({
  name: 'samples',
  table: 'samples',
  search: { titles: ['title_zh', 'title_en'] },
  facets: {
    kind: { kind: 'value', column: 'kind', leads: true },
    goods: { kind: 'array', column: 'goods' },
    year: { kind: 'year', column: 'year', dates: 'opened_on' },
    state: {
      kind: 'state',
      values: ['planned', 'open'],
      columns: ['opened_on'],
      of: (now) => sql<string>`case when d.opened_on > ${day(now)}::date then 'planned' else 'open' end`,
      clock: day,
    },
  },
  sorts: {
    opened_on: () => [{ where: null, column: 'opened_on', type: 'date', direction: 'desc' }],
    depth: () => [{ where: null, column: 'depth', type: 'bigint', direction: 'asc' }],
  },
  sort: 'opened_on',
  // Depths are metres in the query and in the table.
  ranges: { depth: { column: 'depth', scale: 1 } },
  covered: true,
});

const columns = {
  id: 'text',
  owner: 'text',
  title_zh: 'text',
  title_en: 'text',
  kind: 'text',
  goods: 'text[]',
  year: 'integer',
  opened_on: 'date',
  depth: 'bigint',
};

export const makeSamples = async ({ db }: Pick<Context, 'db'>): Promise<void> => {
  await sql`create table samples (
    id text primary key, owner text not null, title_zh text not null, title_en text, kind text not null,
    goods text[] not null, year integer not null, opened_on date not null, depth bigint not null, ${searchColumns})`.execute(
    db,
  );
  for (const { make } of searchIndexes('samples')) await make.execute(db);
  const covering = ['kind', 'goods', 'year', 'opened_on', 'depth'];
  await sortIndex('samples', 'opened_on', undefined, covering).execute(db);
  await sortIndex('samples', 'depth', undefined, covering).execute(db);
  await sortIndex('samples', 'opened_on', 'owner').execute(db);
  for (const column of ['opened_on', 'depth']) await sortIndex('samples', column, 'kind').execute(db);
};

export const writeSamples = (db: Db, rows: readonly Sample[]): Promise<void> =>
  writeSearched(
    db,
    { table: 'samples', columns },
    rows.map((row) => ({ ...row, ...searchableOf(sampleList, row, [row.kind, ...row.goods]) })),
  );

/** @param over the fields that matter to the test */
export const makeSample = (over: Partial<Sample> & { id: string }): Sample => ({
  owner: 'u-demo',
  title_zh: `${over.id}号码头`,
  title_en: null,
  kind: 'container',
  goods: ['steel'],
  year: 2026,
  opened_on: '2026-01-01',
  depth: 10,
  ...over,
});

const findSamples = rowsByIds<Sample>((db, ids) => ({
  compile: () => sql<Sample>`select * from samples where id = ${anyOf(ids)}`.compile(db),
}));

export const sampleModule: Module = {
  name: 'samples',
  routes: (serve, context) =>
    serveList(serve, context, createFinder(), sampleEndpoints, {
      list: sampleList,
      // A visitor sees all, somebody who is signed in the own ones.
      scope: (user) => user && { key: user.user_id, where: sql`d.owner = ${user.user_id}` },
      ...presentedRows(findSamples, (rows, { terms }) =>
        rows.map((row) => ({
          ...row,
          title: row.title_zh,
          title_hits: terms && markAll(row.title_zh, terms),
          snippet: null,
        })),
      ),
      labels: async (): Promise<Record<keyof typeof sampleList.facets, FacetLabels>> => {
        const kinds = ['container', 'bulk', '=1+1'].map((value) => ({ value, label: value }));
        const goods = ['steel', 'fruit', 'ore'].map((value) => ({ value, label: value }));
        const states = ['planned', 'open'].map((value) => ({ value, label: value }));
        return { kind: { byCount: kinds }, goods, year: 'years', state: states };
      },
      file: {
        name: { 'zh-CN': '码头', en: 'Samples' },
        path: '/samples',
        columns: [
          { name: { 'zh-CN': '名称', en: 'Name' }, of: ({ title }) => title },
          { name: { 'zh-CN': '种类', en: 'Kind' }, of: ({ kind }) => kind },
          { name: { 'zh-CN': '启用', en: 'Opened' }, of: ({ opened_on }) => opened_on },
        ],
        news: (item, { origin }) => ({
          id: item.id,
          title: item.title,
          summary: item.goods.join(', '),
          link: `${origin}/samples/${item.id}`,
          updated: `${item.opened_on}T00:00:00+08:00`,
          author: item.kind,
          lang: 'zh-CN',
        }),
        events: (item, { origin }) => [
          {
            uid: `${item.id}@samples.zonekit`,
            title: item.title,
            description: item.kind,
            starts: `${item.opened_on}T09:00:00+08:00`,
            ends: null,
            location: null,
            link: `${origin}/samples/${item.id}`,
            stamp: `${item.opened_on}T00:00:00+08:00`,
            status: 'confirmed',
            remindBefore: 86_400,
          },
        ],
      },
    }),
};
