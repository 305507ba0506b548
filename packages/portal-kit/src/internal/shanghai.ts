const EIGHT_HOURS = 8 * 60 * 60 * 1000;

/** Asia/Shanghai has had one offset and no summer time since 1992, so no time-zone data is needed for now. */
const shanghai = (now: number): string => new Date(now + EIGHT_HOURS).toISOString();

/** `YYYY-MM-DD` in Asia/Shanghai. @param now milliseconds since 1970 */
export const shanghaiDate = (now: number): string => shanghai(now).slice(0, 10);

/** `HH:mm` in Asia/Shanghai. @param now milliseconds since 1970 */
export const shanghaiTime = (now: number): string => shanghai(now).slice(11, 16);

/** The time alone when it is of today, else with its date. */
export const shanghaiWhen = (time: number, now: number): string =>
  shanghaiDate(time) === shanghaiDate(now) ? shanghaiTime(time) : `${shanghaiDate(time)} ${shanghaiTime(time)}`;
