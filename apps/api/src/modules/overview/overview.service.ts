import type { Locale } from '@zonekit/api-client/contract';
import type { FeedSource } from '@zonekit/api-client/feed/contract';
import { reasonOf, statesOf } from '@zonekit/api-client/lifecycle';
import {
  OVERVIEW_DAYS,
  type Overview,
  type OverviewDate,
  type OverviewRecord,
} from '@zonekit/api-client/overview/contract';
import { anyOf } from '../../database/any-of.ts';
import type { Db, Tx, User } from '../../frame/context.ts';
import { addDays, shanghaiDay } from '../../frame/day.ts';
import type { OwnRecord, OwnRecords } from '../../frame/lifecycle/own-records.ts';
import type { FeedPart } from '../../frame/list/feed-part.ts';

/** Tasks of one kind that are listed at most. */
const MOST_TASKS = 20;

interface Reader {
  db: Db | Tx;
  user: User;
  locale: Locale;
  now: Date;
}

interface SourceRecord {
  source: OwnRecords;
  row: OwnRecord;
  isTask: boolean;
}

const find = async (source: OwnRecords, { db, ...reader }: Reader): Promise<SourceRecord[]> => {
  const { states } = source.lifecycle;
  const waiting = statesOf(source.lifecycle).filter((state) => states[state]?.waitingFor === source.actor);
  const [latest, tasks] = await Promise.all([
    source.find(db, reader, { states: null, limit: 1 }),
    waiting.length > 0 ? source.find(db, reader, { states: waiting, limit: MOST_TASKS }) : [],
  ]);
  return [
    ...tasks.map((row) => ({ source, row, isTask: true })),
    ...latest.map((row) => ({ source, row, isTask: false })),
  ];
};

const keyOf = (subject: string, id: string) => `${subject} ${id}`;

/** The event that began the current state of each subject. */
const currentEvents = async (db: Db | Tx, records: readonly SourceRecord[]) => {
  const rows = await db
    .selectFrom('lifecycle_events')
    .select(['subject', 'subject_id', 'from_status', 'due_at', 'reason'])
    .where('subject', '=', anyOf([...new Set(records.map(({ source }) => source.lifecycle.subject))]))
    .where('subject_id', '=', anyOf(records.map(({ row }) => row.id)))
    .where('until', 'is', null)
    .execute();
  return new Map(rows.map((row) => [keyOf(row.subject, row.subject_id), row]));
};

const present = (
  { lifecycle, actor }: OwnRecords,
  row: OwnRecord,
  event: { from_status: string | null; due_at: string | null; reason: string | null } | undefined,
  locale: Locale,
): OverviewRecord => {
  const state = lifecycle.states[row.status];
  if (!state) throw new Error(`Lifecycle ${lifecycle.subject} has no state "${row.status}". Record ${row.id} has it.`);
  const { label, tone, waitingFor } = state;
  return {
    subject: lifecycle.subject,
    kind: lifecycle.label[locale],
    actor,
    id: row.id,
    number: row.number,
    title: row.title,
    state: { value: row.status, label: label[locale], tone },
    updated_at: row.updated_at,
    waiting_for: waitingFor === undefined ? null : (lifecycle.actors[waitingFor]?.[locale] ?? null),
    due_at: event?.due_at ?? row.due_at,
    reason: event
      ? reasonOf(lifecycle, { from: event.from_status, to: row.status, reason: event.reason }, locale)
      : null,
  };
};

const timeOf = (time: string | null) => (time === null ? Number.POSITIVE_INFINITY : Date.parse(time));
/** Subtraction would make NaN of two records without a term. */
const byTime = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

/** Events of the user's feeds from today on, the cancelled left out. */
const datesOf = async (
  parts: ReadonlyMap<FeedSource, FeedPart>,
  reader: Parameters<FeedPart['events']>[0],
): Promise<OverviewDate[]> => {
  const today = shanghaiDay(reader.now);
  const end = addDays(today, OVERVIEW_DAYS);
  const dates = await Promise.all(
    [...parts].map(async ([source, part]) =>
      (await part.events(reader))
        .filter(({ status, starts }) => status !== 'cancelled' && starts >= today && starts < end)
        .map(({ uid, title, starts, ends, link }) => ({
          id: uid,
          source,
          title,
          starts_at: starts,
          ends_at: ends,
          path: link,
        })),
    ),
  );
  return dates.flat().sort((a, b) => byTime(timeOf(a.starts_at), timeOf(b.starts_at)));
};

/** What waits for the user, the latest record of each kind, and the dates of the next days. */
export const overviewOf = async (
  reader: Reader,
  sources: readonly OwnRecords[],
  feeds: ReadonlyMap<FeedSource, FeedPart>,
): Promise<Overview> => {
  const records = (await Promise.all(sources.map((source) => find(source, reader)))).flat();
  const events = await currentEvents(reader.db, records);
  const presented = records.map(({ source, row, isTask }) => ({
    isTask,
    record: present(source, row, events.get(keyOf(source.lifecycle.subject, row.id)), reader.locale),
  }));
  const only = (tasks: boolean) => presented.flatMap(({ isTask, record }) => (isTask === tasks ? [record] : []));
  return {
    tasks: only(true).sort((a, b) => byTime(timeOf(a.due_at), timeOf(b.due_at))),
    latest: only(false).sort((a, b) => byTime(timeOf(b.updated_at), timeOf(a.updated_at))),
    dates: await datesOf(feeds, { ...reader, origin: '', self: '' }),
  };
};
