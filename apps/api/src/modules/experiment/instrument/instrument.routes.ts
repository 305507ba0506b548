import { instrumentEndpoints } from '@zonekit/api-client/experiment/instrument/contract';
import chineseDays from 'chinese-days';
import type { Context, Db, Serve, Tx } from '../../../frame/context.ts';
import { addDays, shanghaiDay } from '../../../frame/day.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import { Problem } from '../../../frame/problem.ts';
import { namesOfShops } from '../../shop/shop.repository.ts';
import { presentBookableDetail, type View } from '../bookable.present.ts';
import {
  bookingStates,
  instrumentCategories,
  labQualifications,
  serviceModes,
  technologyFields,
  voucherChoices,
  waitingTimes,
} from '../experiment.labels.ts';
import { fen, say } from '../experiment.words.ts';
import { facilityTable } from '../facility/facility.repository.ts';
import { laboratoryTable } from '../laboratory/laboratory.repository.ts';
import { dayOf, freeSpans, type Rules } from '../reservation/buckets.ts';
import { weekOf } from '../reservation/choice.ts';
import { rulesOf } from '../reservation/reservation.repository.ts';
import { calendarsOf, spanOf } from '../reservation/reservation.service.ts';
import { rulesInWords } from '../reservation/reservation.words.ts';
import { instrumentFile, instrumentList } from './instrument.lists.ts';
import { presentInstruments } from './instrument.present.ts';
import { instrumentTable, mostUsed, othersOf } from './instrument.repository.ts';
import type { InstrumentRow } from './instrument.tables.ts';

const SIMILAR = 3;
/** Number of instruments of a category that are searched for similar ones. */
const CANDIDATES = 12;
/** The most used instruments, whose first free times are compared. */
const MOST_USED = 100;
const WORKDAYS = 5;

/** Instruments of the category that are free in the week of the instrument's earliest free time. */
const similarTo = async (db: Db | Tx, row: InstrumentRow, earliest: string | null, view: View & { now: Date }) => {
  const others = await presentInstruments(db, await othersOf(db, row, CANDIDATES), view);
  const week = weekOf(earliest === null ? view.now.getTime() : Date.parse(earliest));
  const begin = ({ earliest: span }: { earliest: { starts_at: string } | null }) =>
    span === null ? Number.POSITIVE_INFINITY : Date.parse(span.starts_at);
  return others
    .filter((other) => begin(other) < week.to)
    .sort((a, b) => begin(a) - begin(b))
    .slice(0, SIMILAR);
};

/** The next working days, today included. */
const workdaysFrom = (today: string): string[] => {
  const days: string[] = [];
  for (let day = today; days.length < WORKDAYS; day = addDays(day, 1)) if (chineseDays.isWorkday(day)) days.push(day);
  return days;
};

/** The earliest and the latest hour of some rules on some days. */
const boundsOf = (rules: readonly Rules[]): { opens: string; closes: string } => {
  const hours = rules.flatMap((each) => each.hours.filter(({ weekday }) => weekday <= WORKDAYS));
  const opens = hours.map((each) => each.opens).sort()[0] ?? '09:00';
  const closes =
    hours
      .map((each) => each.closes)
      .sort()
      .at(-1) ?? '18:00';
  return { opens, closes };
};

export const instrumentRoutes = (serve: Serve, context: Context): void => {
  serveList(
    serve,
    context,
    createFinder(),
    { list: instrumentEndpoints.listInstruments, file: instrumentEndpoints.instrumentsFile },
    {
      list: instrumentList,
      present: async (ids, { db, locale, terms, now }) =>
        presentInstruments(db, await instrumentTable.find(db, ids), { locale, terms, now }),
      labels: async ({ db, locale }) => ({
        category: named(instrumentCategories, locale),
        field: named(technologyFields, locale),
        service: named(serviceModes, locale),
        qualification: named(labQualifications, locale),
        waiting: named(waitingTimes, locale),
        voucher: named(voucherChoices, locale),
        booking: named(bookingStates, locale),
        shop: {
          byCount: [...(await namesOfShops(db)).values()].map(({ id, name_zh, name_en }) => ({
            value: id,
            label: say({ zh: name_zh, en: name_en }, locale),
          })),
        },
      }),
      file: instrumentFile,
    },
    { shared: 'cached' },
  );

  serve(
    instrumentEndpoints.getInstrument,
    async ({ params, db, locale }) => {
      const row = await instrumentTable.one(db, params.obj_id);
      if (!row) throw new Problem(404, 'not_found');
      const view = { locale, terms: null, now: context.now() };
      const [[shown], rules, region, laboratory] = await Promise.all([
        presentInstruments(db, [row], view),
        rulesOf(db, [row.id]),
        row.region_id === null ? undefined : facilityTable.one(db, row.region_id),
        row.laboratory_id === null ? undefined : laboratoryTable.one(db, row.laboratory_id),
      ]);
      if (!shown) throw new Problem(404, 'not_found');
      const own = rules.get(row.id);
      const sentences = own ? rulesInWords(own).map((sentence) => sentence[shown.lang]) : [];
      return {
        data: {
          ...shown,
          ...presentBookableDetail(row, sentences, shown.lang),
          purchased_in: row.purchased_on.slice(0, 7),
          purchase_value: fen(row.purchase_value),
          calibrated_until: row.calibrated_until,
          region: region
            ? { id: region.id, name: say({ zh: region.title_zh, en: region.title_en }, shown.lang) }
            : null,
          laboratory: laboratory
            ? { id: laboratory.id, name: say({ zh: laboratory.name_zh, en: laboratory.name_en }, shown.lang) }
            : null,
          similar: await similarTo(db, row, shown.earliest?.starts_at ?? null, view),
        },
      };
    },
    { shared: 'joined' },
  );

  serve(
    instrumentEndpoints.getEarliestInstruments,
    async ({ query, db, locale }) => {
      const now = context.now();
      const days = workdaysFrom(shanghaiDay(now));
      const rows = await mostUsed(db, MOST_USED);
      const calendars = await calendarsOf(db, rows, now);
      const free = rows
        .flatMap((row) => {
          const calendar = calendars.get(row.id);
          if (!calendar) return [];
          const { rules, held } = calendar;
          const spans = days.flatMap((date) => freeSpans(rules, dayOf(rules, date, { now, held })));
          return spans[0] ? [{ row, rules, spans, first: spans[0].from }] : [];
        })
        .sort((a, b) => a.first - b.first || b.row.usage_rate - a.row.usage_rate)
        .slice(0, query.limit);
      const shown = await presentInstruments(
        db,
        free.map(({ row }) => row),
        { locale, terms: null, now },
      );
      return {
        data: {
          days,
          ...boundsOf(free.map(({ rules }) => rules)),
          instruments: shown.map((instrument, index) => ({ instrument, spans: free[index]?.spans.map(spanOf) ?? [] })),
        },
      };
    },
    { shared: 'cached' },
  );
};
