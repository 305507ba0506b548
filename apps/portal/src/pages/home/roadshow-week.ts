import { roadshowEndpoints } from '@zonekit/api-client/roadshow/endpoints';
import type { Data } from '../../platform/data/data.ts';
import type { RoadshowWeek } from './home-data.ts';

const DAYS_SHOWN = 7;
const DAY_MS = 86_400_000;

/** `YYYY-MM-DD` of a time in UTC, in which days of the calendar are counted here. */
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The last day of the month after that of `today`. */
const endOfNextMonth = (today: string): string => {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return dateOf(Date.UTC(year, month + 1, 0));
};

/** What of the roadshow centre is free after `today` (`YYYY-MM-DD`, Asia/Shanghai); null while it takes no bookings and where that or the calendar could not be read. */
export const readRoadshowWeek = async (data: Data, today: string): Promise<RoadshowWeek | null> => {
  const lastDay = endOfNextMonth(today);
  const range = { start_date: today, end_date: lastDay, page_size: 99 };
  // Two months hold up to 124 half-days, and a page 99.
  const [state, first, second] = await Promise.all([
    data.read(roadshowEndpoints.bookingState, {}),
    data.read(roadshowEndpoints.calendar, { query: { ...range, page_index: 1 } }),
    data.read(roadshowEndpoints.calendar, { query: { ...range, page_index: 2 } }),
  ]);
  if (!state?.data.open || !first || !second) return null;
  const taken = [...first.data, ...second.data].map(({ appointment_date, period }) => `${appointment_date} ${period}`);
  return roadshowWeek(today, lastDay, new Set(taken));
};

/** The next days that can be booked: from tomorrow to the end of the second month. Source: specification, section 4. */
const roadshowWeek = (today: string, lastDay: string, taken: ReadonlySet<string>): RoadshowWeek => {
  const days: { date: string; free: readonly [boolean, boolean] }[] = [];
  for (let day = Date.parse(today) + DAY_MS; day <= Date.parse(lastDay); day += DAY_MS) {
    const date = dateOf(day);
    days.push({ date, free: [!taken.has(`${date} 1`), !taken.has(`${date} 2`)] });
  }
  return {
    days: days.slice(0, DAYS_SHOWN),
    freeInAll: days.reduce((sum, { free }) => sum + Number(free[0]) + Number(free[1]), 0),
  };
};
