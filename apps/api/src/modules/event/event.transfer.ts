import { id, isoDate, isoTime } from '@zonekit/api-client/contract';
import { eventCategory } from '@zonekit/api-client/event/contract';
import * as z from 'zod/mini';
import { cleanHtml } from '../../frame/clean-html.ts';
import type { Db, Tx } from '../../frame/context.ts';
import {
  allRows,
  flagCell,
  jsonCell,
  listCell,
  nullableCell,
  orNull,
  textCell,
  textOf,
  transfer,
  whatHappens,
  wholeCell,
} from '../../frame/transfer.ts';
import { fillPlaces } from './enrolment/enrolment.places.ts';
import { eventsAfter, findEvent, lockEvent, materialsOf, replaceMaterials, writeEvents } from './event.repository.ts';
import type { EventRow } from './event.tables.ts';

const words = z.object({ 'zh-CN': z.string(), en: z.string() });
const agenda = z.array(
  z.object({ at: z.string().check(z.regex(/^\d\d:\d\d$/)), minutes: z.number(), title: words, speaker: words }),
);

/** What a file holds of a row: the organizer's decisions. */
const cellsOf = async (
  db: Db | Tx,
  {
    month: _month,
    taken: _taken,
    waiting: _waiting,
    enrolments: _count,
    cancelled_at: _at,
    cancel_reason: _why,
    ...row
  }: EventRow,
) => ({ ...row, materials: await materialsOf(db, row.id) });

/** Activities; `agenda` is JSON, `materials` are ids of files. More places move people up from the waiting list. */
export const eventTransfer = transfer({
  name: 'events',
  row: z.object({
    id,
    category: eventCategory,
    title_zh: textCell(200),
    title_en: nullableCell(200),
    summary_zh: textCell(1000),
    summary_en: nullableCell(1000),
    body_zh: textCell(20_000),
    body_en: nullableCell(20_000),
    agenda: jsonCell(agenda),
    organizer_zh: textCell(200),
    organizer_en: nullableCell(200),
    venue_zh: textCell(200),
    venue_en: nullableCell(200),
    online: flagCell,
    opens_at: isoTime,
    closes_at: isoTime,
    starts_at: isoTime,
    ends_at: isoTime,
    capacity: wholeCell,
    approval: flagCell,
    recommended: flagCell,
    published_on: isoDate,
    picture_id: orNull(id),
    declaration_id: orNull(id),
    materials: listCell(id),
  }),
  async *read(db) {
    for await (const row of allRows(
      (after, limit) => eventsAfter(db, after, limit),
      (event) => event,
    ))
      yield textOf(await cellsOf(db, row));
  },
  async write(tx, { materials, ...given }) {
    const times = [given.opens_at, given.closes_at, given.starts_at, given.ends_at].map((time) => Date.parse(time));
    if (times.some((time, index) => index > 0 && time < (times[index - 1] ?? 0)))
      throw new Error('opens_at, closes_at, starts_at and ends_at must follow one another');
    const before = await lockEvent(tx, given.id);
    if (given.capacity < Math.max(1, before?.taken ?? 0))
      throw new Error(`capacity is less than the ${before?.taken ?? 1} places that are taken`);
    const row = {
      ...given,
      body_zh: await cleanHtml(given.body_zh),
      body_en: given.body_en && (await cleanHtml(given.body_en)),
    };
    const happens = whatHappens(before && (await cellsOf(tx, before)), { ...row, materials });
    if (happens === 'same') return happens;
    await writeEvents(tx, [row]);
    await replaceMaterials(tx, row.id, materials);
    const after = await findEvent(tx, row.id);
    if (after) await fillPlaces(tx, after, new Date());
    return happens;
  },
});
