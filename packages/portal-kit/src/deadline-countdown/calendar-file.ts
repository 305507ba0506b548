import { ICalAlarmType, ICalCalendar } from 'ical-generator';

/** What goes into a calendar. */
export interface CalendarEvent {
  /** Lasting and unique among all calendars, so that adding it twice makes one entry: `dec-1@policy.zonekit`. */
  uid: string;
  title: string;
  /** ISO 8601 with its offset, or a whole day: `2026-11-26`. */
  starts: string;
  /** Of the same kind as `starts`; a last day is part of it. Left out: a moment, or that one day. */
  ends?: string;
  description?: string;
  location?: string;
  /** Absolute. */
  url?: string;
  /** When it was made known, or last changed: ISO 8601 with its offset. */
  stamp: string;
  /** How long before the start a calendar reminds, in seconds. Left out: it does not. */
  remindBefore?: number;
}

const DAY_MS = 86_400_000;
const isDay = (text: string) => text.length === '2026-11-26'.length;

/** Without what RFC 5545 (3.1) forbids in a text: control characters, but for line breaks and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const clean = (text: string) => text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '');

/** An address has no escapes (RFC 5545, 3.3.13), but the library makes some: there must be nothing to escape. */
const address = (url: string) =>
  new URL(url).href.replaceAll(',', '%2C').replaceAll(';', '%3B').replaceAll('\\', '%5C');

/**
 * A file with one event, and a reminder where one is asked for. Lines are folded at 75 octets and end with CRLF. Instants
 * are written in UTC, which no calendar has to look a zone up for.
 *
 * @throws TypeError where `url` is not absolute; Error where a time is none
 * Source: RFC 5545.
 */
export function calendarFile(event: CalendarEvent): string {
  const { uid, title, starts, ends, description, location, url, stamp, remindBefore } = event;
  const allDay = isDay(starts);
  // A file says the day after the last one.
  const end = ends && (allDay ? new Date(Date.parse(ends) + DAY_MS) : new Date(ends));
  const calendar = new ICalCalendar({ prodId: { company: 'Zonekit', product: 'Deadlines', language: 'EN' } });
  calendar.createEvent({
    id: clean(uid).replace(/[\r\n]/g, ''),
    allDay,
    start: new Date(starts),
    end: end || null,
    stamp: new Date(stamp),
    summary: clean(title),
    description: description ? clean(description) : null,
    location: location ? clean(location) : null,
    url: url ? address(url) : null,
    alarms: remindBefore === undefined ? [] : [{ type: ICalAlarmType.display, trigger: remindBefore }],
  });
  return `${calendar.toString()}\r\n`;
}
