import type { ResourceCount, ResourceHit } from '@zonekit/api-client/experiment/contract';
import type { ResourceKind } from '@zonekit/api-client/experiment/resource/contract';
import type { Db, Tx } from '../../frame/context.ts';
import { shanghaiDay } from '../../frame/day.ts';
import { type Cells, countsOf, totalOf } from '../../frame/list/cells.ts';
import type { Finder } from '../../frame/list/find.ts';
import { type List, RELEVANCE } from '../../frame/list/list.ts';
import type { View } from './bookable.present.ts';
import { facilityFile, facilityList } from './facility/facility.lists.ts';
import { presentFacilities } from './facility/facility.present.ts';
import { facilityTable } from './facility/facility.repository.ts';
import { instrumentFile, instrumentList } from './instrument/instrument.lists.ts';
import { presentInstruments } from './instrument/instrument.present.ts';
import { instrumentTable } from './instrument/instrument.repository.ts';
import { laboratoryFile, laboratoryList } from './laboratory/laboratory.lists.ts';
import { presentLaboratory } from './laboratory/laboratory.present.ts';
import { laboratoryTable } from './laboratory/laboratory.repository.ts';
import { outcomeFile, outcomeList } from './outcome/outcome.lists.ts';
import { presentOutcome } from './outcome/outcome.present.ts';
import { outcomeTable } from './outcome/outcome.repository.ts';

type HitView = View & { now: Date };

/** One kind of the landing page. */
export interface CountedKind {
  kind: ResourceKind;
  path: string;
  list: List;
  /** A figure beside the total. */
  secondary: (cells: Cells) => number;
  /** Hits in the order of `ids`. */
  hits: (db: Db | Tx, ids: readonly string[], view: HitView) => Promise<ResourceHit[]>;
}

const sumOf = (cells: Cells, facet: string, values: readonly string[]): number => totalOf(cells, { [facet]: values });

const HOUR = { 'zh-CN': '小时', en: 'hour' } as const;

/** The kinds of this module. */
export const ownKinds: readonly CountedKind[] = [
  {
    kind: 'instrument',
    path: instrumentFile.path,
    list: instrumentList,
    secondary: (cells) => countsOf(cells, 'booking').get('open') ?? 0,
    hits: async (db, ids, view) =>
      (await presentInstruments(db, await instrumentTable.find(db, ids), view)).map((item) => ({
        id: item.id,
        title: item.title,
        lang: item.lang,
        path: `${instrumentFile.path}/${item.id}`,
        note: `${item.model}${view.locale === 'en' ? ', ' : '，'}${item.shop.name}`,
        price: item.price,
        unit: HOUR[view.locale],
        earliest_at: item.earliest?.starts_at ?? null,
        maturity: null,
        title_hits: item.title_hits,
      })),
  },
  {
    kind: 'region',
    path: facilityFile.path,
    list: facilityList,
    secondary: (cells) => sumOf(cells, 'kind', ['cluster', 'pilot_line']),
    hits: async (db, ids, view) =>
      (await presentFacilities(db, await facilityTable.find(db, ids), view)).map((item) => ({
        id: item.id,
        title: item.title,
        lang: item.lang,
        path: `${facilityFile.path}/${item.id}`,
        note: item.shop.name,
        price: item.price,
        unit: HOUR[view.locale],
        earliest_at: item.earliest?.starts_at ?? null,
        maturity: null,
        title_hits: item.title_hits,
      })),
  },
  {
    kind: 'laboratory',
    path: laboratoryFile.path,
    list: laboratoryList,
    secondary: (cells) => sumOf(cells, 'level', ['national', 'provincial']),
    hits: async (db, ids, view) =>
      (await laboratoryTable.find(db, ids)).map((row) => {
        const item = presentLaboratory(row, { today: shanghaiDay(view.now), instruments: 0 }, view);
        return {
          id: item.id,
          title: item.name,
          lang: item.lang,
          path: `${laboratoryFile.path}/${item.id}`,
          note: item.host,
          price: null,
          unit: null,
          earliest_at: null,
          maturity: null,
          title_hits: item.title_hits,
        };
      }),
  },
  {
    kind: 'outcome',
    path: outcomeFile.path,
    list: outcomeList,
    secondary: (cells) => sumOf(cells, 'cooperation', ['transfer', 'licence']),
    hits: async (db, ids, view) =>
      (await outcomeTable.find(db, ids)).map((row) => {
        const item = presentOutcome(row, view);
        return {
          id: item.id,
          title: item.title,
          lang: item.lang,
          path: `${outcomeFile.path}/${item.id}`,
          note: item.holder,
          price: item.price,
          unit: null,
          earliest_at: null,
          maturity: item.maturity,
          title_hits: item.title_hits,
        };
      }),
  },
];

/** One kind with its totals, and with the hits of a search. */
export const countKind = async (
  db: Db | Tx,
  finder: Finder,
  { kind, path, list, secondary, hits }: CountedKind,
  { q, perKind, locale, now }: { q: string; perKind: number; locale: View['locale']; now: Date },
): Promise<ResourceCount> => {
  const cells = await finder.all(db, list, now);
  const counted = { kind, path, total: totalOf(cells, {}), secondary: secondary(cells) };
  if (q === '') return { ...counted, hits: null, hits_capped: false, first: [] };
  const { ids, page, terms } = await finder.page(
    db,
    list,
    { q, filters: {}, sort: RELEVANCE, scope: null },
    { page_index: 1, page_size: perKind, cursor: undefined },
    now,
  );
  const first = await hits(db, ids, { locale, terms, now });
  return { ...counted, hits: page.total, hits_capped: page.total_capped, first };
};
