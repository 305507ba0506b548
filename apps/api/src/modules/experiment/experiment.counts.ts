import type { ResourceCount } from '@zonekit/api-client/experiment/contract';
import { RESOURCE_KINDS } from '@zonekit/api-client/experiment/lists';
import type { Db, Tx } from '../../frame/context.ts';
import { shanghaiDay } from '../../frame/day.ts';
import { type Cells, countsOf, totalOf } from '../../frame/list/cells.ts';
import type { Finder } from '../../frame/list/find.ts';
import { RELEVANCE } from '../../frame/list/list.ts';
import type { View } from './bookable.present.ts';
import type { CountedKind } from './experiment.counts.types.ts';
import { soldKinds } from './experiment.sold.ts';
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

const sumOf = (cells: Cells, facet: string, values: readonly string[]): number => totalOf(cells, { [facet]: values });

const HOUR = { 'zh-CN': '小时', en: 'hour' } as const;

/** The kinds of this module. */
const ownKinds: readonly CountedKind[] = [
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

/** The six kinds, in the order of the landing page. */
const kinds: readonly CountedKind[] = RESOURCE_KINDS.flatMap((kind) =>
  [...ownKinds, ...soldKinds].filter((each) => each.kind === kind),
);

interface Request {
  q: string;
  /** First hits of each kind. */
  perKind: number;
  locale: View['locale'];
  now: Date;
}

const FIRST = { page_index: 1, page_size: 1, cursor: undefined };

/** The counts of all rows of a kind. */
const cellsOf = async (db: Db | Tx, finder: Finder, { list, scope }: CountedKind, now: Date): Promise<Cells> =>
  scope
    ? (await finder.page(db, list, { filters: {}, sort: list.sort, scope }, FIRST, now)).cells
    : finder.all(db, list, now);

const countKind = async (db: Db | Tx, finder: Finder, counted: CountedKind, request: Request) => {
  const { kind, path, list, scope = null, secondary, hits } = counted;
  const { q, perKind, locale, now } = request;
  const cells = await cellsOf(db, finder, counted, now);
  const all = { kind, path, total: totalOf(cells, {}), secondary: secondary(cells) };
  if (q === '') return { ...all, hits: null, hits_capped: false, first: [] };
  const { ids, page, terms } = await finder.page(
    db,
    list,
    { q, filters: {}, sort: RELEVANCE, scope },
    { ...FIRST, page_size: perKind },
    now,
  );
  const first = await hits(db, ids, { locale, terms, now });
  return { ...all, hits: page.total, hits_capped: page.total_capped, first };
};

/** Each kind with its totals, and with the hits of a search. */
export const countKinds = (db: Db | Tx, finder: Finder, request: Request): Promise<ResourceCount[]> =>
  Promise.all(kinds.map((kind) => countKind(db, finder, kind, request)));
