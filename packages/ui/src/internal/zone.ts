import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** Default time zone. */
export const SHANGHAI = 'Asia/Shanghai';

/** An instant: milliseconds since 1970, or ISO 8601 with its offset. */
export type Instant = number | string | Date;

const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (zone: string): Intl.DateTimeFormat => {
  const cached = formats.get(zone);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, made);
  return made;
};

/**
 * What a clock on the wall shows in `zone`, as a dayjs in UTC mode whose fields are that clock's.
 *
 * Not dayjs's own zones: they build the wall time in the browser's zone first, where a summer-time gap swallows it.
 * A browser in New York would show 02:30 of 8 March in Shanghai as 03:30. Tested.
 *
 * @throws RangeError for what is no instant or no zone
 */
export function wallClock(instant: Instant, zone: string = SHANGHAI): Dayjs {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return dayjs.utc(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** The day in `zone`, `YYYY-MM-DD`. */
export const dayIn = (instant: Instant, zone: string = SHANGHAI): string =>
  wallClock(instant, zone).format('YYYY-MM-DD');
