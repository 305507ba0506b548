import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { SHANGHAI_OFFSET_MS } from '../../../frame/day.ts';

dayjs.extend(utc);

/** Whole months from a wall time in Asia/Shanghai (`YYYY-MM-DD HH:mm:ss`) to `now`; 0 where it is in the future. */
export const ageInMonths = (regTime: string, now: Date): number => {
  const registered = dayjs.utc(regTime.replace(' ', 'T')).utcOffset(0);
  const wall = dayjs.utc(now).add(SHANGHAI_OFFSET_MS, 'millisecond');
  return Math.max(0, wall.diff(registered, 'month'));
};
