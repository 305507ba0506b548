import type { PlacedBucket } from './slot-calendar.types.ts';

/** `09:30` is 570, `24:00` is 1440. */
export const minuteOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

// Days of Shanghai are counted as UTC, which has no summer time, so that no zone of a browser can move one.
/** Minutes since 1970 on the clock of the place: 24:00 of a day is 00:00 of the next. */
export const minuteAt = (date: string, time: string): number =>
  Date.parse(`${date}T00:00:00Z`) / 60_000 + minuteOfDay(time);

/** `2026-11-25T13:00`; midnight belongs to the day that begins. */
export const momentText = (minute: number): string => new Date(minute * 60_000).toISOString().slice(0, 16);

export const startsAt = ({ date, start }: PlacedBucket): number => minuteAt(date, start);
export const endsAt = ({ date, end }: PlacedBucket): number => minuteAt(date, end);

/** `2026-11-25T09:00`: how a bucket is named in the DOM. Keys sort as buckets follow each other. */
export const bucketKey = ({ date, start }: Pick<PlacedBucket, 'date' | 'start'>): string => `${date}T${start}`;

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** The bucket that begins at `2026-11-25T13:00`; null where the text is no moment. */
export const bucketFrom = (moment: string, minutes: number): PlacedBucket | null => {
  const begin = MOMENT.test(moment) ? minuteAt(moment.slice(0, 10), moment.slice(11)) : Number.NaN;
  if (Number.isNaN(begin)) return null;
  const [date = '', start = ''] = momentText(begin).split('T');
  const [endDate = '', end = ''] = momentText(begin + minutes).split('T');
  return { date, start, end: endDate > date ? '24:00' : end };
};

/** The bucket that ends at a moment; null where the text is none. */
export const bucketUntil = (moment: string, minutes: number): PlacedBucket | null => {
  const end = MOMENT.test(moment) ? minuteAt(moment.slice(0, 10), moment.slice(11)) : Number.NaN;
  return Number.isNaN(end) ? null : bucketFrom(momentText(end - minutes), minutes);
};
