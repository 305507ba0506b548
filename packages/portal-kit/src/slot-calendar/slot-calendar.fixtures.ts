import { momentText } from './core/bucket-time.ts';
import type { Bucket, BucketDay, BucketStatus, PlacedBucket, SlotCalendarData } from './core/slot-calendar.types.ts';

const LETTERS: Record<string, BucketStatus> = { f: 'free', t: 'taken', m: 'maintenance', c: 'closed' };

/** Buckets that follow each other from a time on, one a letter: free, taken, maintenance, closed; `-` leaves a gap. */
export const makeDay = (date: string, letters: string, from = '09:00', minutes = 60): BucketDay => {
  const first = Date.parse(`${date}T${from}Z`) / 60_000;
  const time = (at: number) => {
    const text = momentText(at);
    return text.slice(0, 10) === date ? text.slice(11) : '24:00';
  };
  return {
    date,
    buckets: [...letters].flatMap((letter, i): Bucket[] => {
      const status = LETTERS[letter];
      const start = first + i * minutes;
      return status ? [{ start: time(start), end: time(start + minutes), status }] : [];
    }),
  };
};

/** `2026-11-25T13:00` for the hour from then on. */
export const bucket = (key: string, minutes = 60): PlacedBucket => {
  const [date = '', start = ''] = key.split('T');
  const end = makeDay(date, 'f', start, minutes).buckets[0]?.end;
  if (!end) throw new Error(`"${key}" is no bucket. Write 2026-11-25T13:00.`);
  return { date, start, end };
};

/** The week of the visual reference: an electron microscope, two to six hours at a time. */
export const WEEK: SlotCalendarData = {
  days: [
    makeDay('2026-11-23', 'tttfffttf'),
    makeDay('2026-11-24', 'ffttttfff'),
    makeDay('2026-11-25', 'ttffffftt'),
    makeDay('2026-11-26', 'mmmmfffft'),
    makeDay('2026-11-27', 'fffttttff'),
    makeDay('2026-11-28', 'ffff'),
    makeDay('2026-11-29', ''),
  ],
  minMinutes: 120,
  maxMinutes: 360,
};
