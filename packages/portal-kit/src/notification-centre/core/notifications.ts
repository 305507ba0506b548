import { addDays } from '@zonekit/ui/day';
import { shanghaiDate, shanghaiTime } from '@zonekit/ui/day/shanghai';

export type NotificationTone = 'neutral' | 'info' | 'accent' | 'success' | 'warning' | 'signal' | 'danger';

export interface Notification {
  /** Unique, and another one for each event of a record. */
  id: string;
  title: string;
  /** Its subject: 'Roadshow booking'. */
  kind?: string;
  /** State that it tells: 'To be corrected', in its tone. */
  state?: string;
  tone: NotificationTone;
  /** ISO 8601 with its offset. */
  time: string;
  /** Address of the page that it leads to. */
  href: string;
  read: boolean;
}

export interface NotificationDay {
  /** `YYYY-MM-DD` in Asia/Shanghai. */
  date: string;
  when: 'today' | 'yesterday' | 'date';
  items: readonly (Notification & { clock: string })[];
}

/** By day in Asia/Shanghai, the newest first. @param now milliseconds since 1970 */
export const notificationDays = (items: readonly Notification[], now: number): NotificationDay[] => {
  const today = shanghaiDate(now);
  const days = new Map<string, (Notification & { clock: string })[]>();
  for (const item of items.toSorted((a, b) => Date.parse(b.time) - Date.parse(a.time))) {
    const time = Date.parse(item.time);
    const date = shanghaiDate(time);
    days.set(date, [...(days.get(date) ?? []), { ...item, clock: shanghaiTime(time) }]);
  }
  const whenOf = (date: string) => (date === today ? 'today' : date === addDays(today, -1) ? 'yesterday' : 'date');
  return [...days].map(([date, ofDay]) => ({ date, when: whenOf(date), items: ofDay }));
};

/** The list with those read that are being marked. */
export const withRead = (items: readonly Notification[], marked: ReadonlySet<string>): Notification[] =>
  items.map((item) => (marked.has(item.id) ? { ...item, read: true } : item));

/** Number of unread notifications that are new since an earlier list. */
export const countArrived = (before: readonly Notification[], after: readonly Notification[]): number => {
  const ids = new Set(before.map(({ id }) => id));
  return after.filter(({ id, read }) => !read && !ids.has(id)).length;
};

/** A record that waits for the user, as an overview of the user's records gives it. */
export interface WaitingRecord {
  subject: string;
  kind: string;
  id: string | number;
  title: string;
  state: { value: string; label: string; tone: NotificationTone };
  updated_at: string;
}

/** Notifications of records; a record that changes its state gives another one. Records without a page are left out. */
export const notificationsOf = <Row extends WaitingRecord>(
  records: readonly Row[],
  { hrefOf, read }: { hrefOf: (record: Row) => string | undefined; read: ReadonlySet<string> },
): Notification[] =>
  records.flatMap((record) => {
    const { subject, kind, title, state, updated_at: time } = record;
    const id = `${subject} ${record.id} ${state.value} ${time}`;
    const href = hrefOf(record);
    return href === undefined
      ? []
      : [{ id, title, kind, state: state.label, tone: state.tone, time, href, read: read.has(id) }];
  });
