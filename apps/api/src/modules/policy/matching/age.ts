import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** Asia/Shanghai has kept UTC+8 without summer time since 1991-09. */
export const SHANGHAI_MINUTES = 480;

/** Whole months from a wall time in Asia/Shanghai (`YYYY-MM-DD HH:mm:ss`) to `now`; 0 where it lies ahead. */
export const ageInMonths = (regTime: string, now: Date): number => {
  const registered = dayjs.utc(regTime.replace(' ', 'T')).utcOffset(0);
  const wall = dayjs.utc(now).add(SHANGHAI_MINUTES, 'minute');
  return Math.max(0, wall.diff(registered, 'month'));
};
