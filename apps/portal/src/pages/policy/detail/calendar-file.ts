/** What a calendar needs to know of a deadline. */
export interface DeadlineEvent {
  id: string;
  title: string;
  description: string;
  /** ISO 8601 with an offset. */
  at: string;
  /** When the event was made known, ISO 8601 with an offset. */
  stamp: string;
}

/** `2026-11-26T17:00:00+08:00` → `20261126T090000Z`: a time in UTC, which no calendar has to look a zone up for. */
const utc = (iso: string): string => new Date(iso).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');

/** RFC 5545, 3.3.11. */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const OCTETS = 75;

/** RFC 5545, 3.1: no line is longer than 75 octets; a line goes on after a space. Characters are not cut. */
const fold = (line: string): string => {
  const encoder = new TextEncoder();
  let folded = '';
  let used = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (used + size > OCTETS) {
      folded += '\r\n ';
      used = 1;
    }
    folded += character;
    used += size;
  }
  return folded;
};

/** An .ics file with one event at the deadline and a reminder three days before. Source: RFC 5545. */
export const calendarFile = ({ id, title, description, at, stamp }: DeadlineEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Zonekit//Policy deadlines//EN',
    'BEGIN:VEVENT',
    `UID:${id}@policy.zonekit`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(at)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    'TRIGGER:-P3D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');

/** The file as an address, so that it can be downloaded without script. */
export const calendarHref = (event: DeadlineEvent): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(event))}`;
