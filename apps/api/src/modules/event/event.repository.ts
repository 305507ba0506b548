import { type SqlBool, sql } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import type { Db, Tx } from '../../frame/context.ts';
import { inOrder } from '../../frame/in-order.ts';
import { plainText } from '../../frame/list/plain-text.ts';
import { searchableOf, writeSearched } from '../../frame/list/write.ts';
import { eventList } from './event.lists.ts';
import type { EventRow } from './event.tables.ts';

/** What an organizer decides; the rest is written by enrolments and moves. */
export type EventData = Omit<EventRow, 'month' | 'taken' | 'waiting' | 'enrolments' | 'cancelled_at' | 'cancel_reason'>;

const columns: Record<keyof EventData | 'month', string> = {
  id: 'text',
  category: 'text',
  title_zh: 'text',
  title_en: 'text',
  summary_zh: 'text',
  summary_en: 'text',
  body_zh: 'text',
  body_en: 'text',
  agenda: 'jsonb',
  organizer_zh: 'text',
  organizer_en: 'text',
  venue_zh: 'text',
  venue_en: 'text',
  online: 'boolean',
  opens_at: 'timestamptz',
  closes_at: 'timestamptz',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
  month: 'text',
  capacity: 'integer',
  approval: 'boolean',
  recommended: 'boolean',
  published_on: 'date',
  picture_id: 'text',
  declaration_id: 'text',
};
const names = [
  ...(Object.keys(columns) as (keyof typeof columns)[]),
  ...(['taken', 'waiting', 'enrolments', 'cancelled_at', 'cancel_reason'] as const),
];

const rows = (db: Db | Tx) => db.selectFrom('events').select(names);

export const findEvent = (db: Db | Tx, id: string): Promise<EventRow | undefined> =>
  rows(db).where('id', '=', id).executeTakeFirst();

/** The row, locked until the transaction ends: enrolments of one event follow one another. */
export const lockEvent = (tx: Tx, id: string): Promise<EventRow | undefined> =>
  rows(tx).where('id', '=', id).forUpdate().executeTakeFirst();

/** Rows in the order of their ids; an unknown id is left out. */
export const findEvents = async (db: Db | Tx, ids: readonly string[]): Promise<EventRow[]> => {
  if (ids.length === 0) return [];
  const found = await rows(db).where('id', '=', anyOf(ids)).execute();
  return inOrder(found, ids);
};

/** Events of the same category that have not begun, the next first. */
export const relatedEvents = (db: Db | Tx, { id, category }: EventRow, now: Date): Promise<EventRow[]> =>
  rows(db)
    .where('category', '=', category)
    .where('id', '!=', id)
    .where(sql<SqlBool>`starts_at > ${now.toISOString()}::timestamptz and cancelled_at is null`)
    .orderBy('starts_at')
    .limit(3)
    .execute();

/** Events that explain a declaration and were not cancelled, the next first. */
export const eventsOfDeclaration = (db: Db | Tx, declarationId: string): Promise<EventRow[]> =>
  rows(db)
    .where('declaration_id', '=', declarationId)
    .where('cancelled_at', 'is', null)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(6)
    .execute();

/** The next rows by id. */
export const eventsAfter = (db: Db | Tx, id: string, limit: number): Promise<EventRow[]> =>
  rows(db).where('id', '>', id).orderBy('id').limit(limit).execute();

export const changeEvent = async (
  tx: Tx,
  id: string,
  change: Partial<
    Pick<
      EventRow,
      'taken' | 'waiting' | 'enrolments' | 'opens_at' | 'closes_at' | 'ends_at' | 'cancelled_at' | 'cancel_reason'
    >
  >,
): Promise<void> => {
  await tx.updateTable('events').set(change).where('id', '=', id).execute();
};

export const materialsOf = async (db: Db | Tx, id: string): Promise<string[]> =>
  (
    await db.selectFrom('event_materials').select('file_id').where('event_id', '=', id).orderBy('position').execute()
  ).map(({ file_id }) => file_id);

export const replaceMaterials = async (tx: Tx, event_id: string, fileIds: readonly string[]): Promise<void> => {
  await tx.deleteFrom('event_materials').where('event_id', '=', event_id).execute();
  if (fileIds.length === 0) return;
  const materials = fileIds.map((file_id, position) => ({ event_id, file_id, position }));
  await tx.insertInto('event_materials').values(materials).execute();
};

/** Inserts events, or writes them anew where they exist, with what the search needs of them. Places stay as they are. */
export const writeEvents = (db: Db | Tx, events: readonly EventData[]): Promise<void> =>
  writeSearched(
    db,
    { table: 'events', columns, replace: Object.keys(columns).filter((name) => name !== 'id') },
    events.map((event) => {
      const row = { ...event, month: event.starts_at.slice(0, 7) };
      const texts = [
        row.summary_zh,
        row.summary_en,
        row.organizer_zh,
        row.organizer_en,
        row.venue_zh,
        row.venue_en,
        plainText(row.body_zh),
        row.body_en && plainText(row.body_en),
      ];
      return { ...row, ...searchableOf(eventList, row, texts) };
    }),
  );

/** Months that have events, the earliest first. */
export const monthsOf = async (db: Db | Tx): Promise<string[]> =>
  (await db.selectFrom('events').select('month').distinct().orderBy('month').execute()).map(({ month }) => month);
