/** Milliseconds. Asia/Shanghai has had one offset and no summer time since 1992, so no time-zone data is loaded. */
const OFFSET_MS = 8 * 60 * 60 * 1000;

const inShanghai = (now: number): string => new Date(now + OFFSET_MS).toISOString();

/** `YYYY-MM-DD` in Asia/Shanghai. @param now milliseconds since 1970 */
export const shanghaiDate = (now: number): string => inShanghai(now).slice(0, 10);

/** `HH:mm` in Asia/Shanghai. @param now milliseconds since 1970 */
export const shanghaiTime = (now: number): string => inShanghai(now).slice(11, 16);

/**
 * `HH:mm` of an instant on the same Shanghai day as `now`, else `YYYY-MM-DD HH:mm`.
 * @param time milliseconds since 1970
 * @param now milliseconds since 1970
 */
export const shanghaiWhen = (time: number, now: number): string =>
  shanghaiDate(time) === shanghaiDate(now) ? shanghaiTime(time) : `${shanghaiDate(time)} ${shanghaiTime(time)}`;
