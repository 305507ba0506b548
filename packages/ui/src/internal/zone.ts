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
 * What a clock on the wall shows in `zone`, `YYYY-MM-DDTHH:mm:ss`.
 * @throws RangeError for what is no instant or no zone
 */
export function wallClock(instant: Instant, zone: string = SHANGHAI): string {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second)).toISOString().slice(0, 19);
}

/** The day in `zone`, `YYYY-MM-DD`. */
export const dayIn = (instant: Instant, zone: string = SHANGHAI): string => wallClock(instant, zone).slice(0, 10);
