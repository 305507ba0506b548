import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import { roadshowEndpoints } from '@zonekit/api-client/roadshow/contract';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import type { Data } from '../../data/data.ts';
import { PageError } from '../../data/page-error.ts';
import type { HomeData, RoadshowWeek } from './home-data.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

const DATE = 'YYYY-MM-DD';
const DAYS_SHOWN = 7;
const INDUSTRIES_SHOWN = 12;

/**
 * Everything that the home page shows, asked for at once. It is handed to the page as plain data and not by the client's
 * hooks: those bring the contract's schemas, and this page's script has 105 KiB (design.md, section 6).
 */
export const loadHome = async (data: Data): Promise<HomeData> => {
  const now = dayjs().tz('Asia/Shanghai');
  const lastDay = now.add(1, 'month').endOf('month').format(DATE);
  const open = { status: ['open', 'closing'] as ('open' | 'closing')[] };
  const range = { start_date: now.format(DATE), end_date: lastDay, page_size: 99 };
  const [totals, policies, latest, closing, first, second] = await Promise.all([
    data.read(policyEndpoints.totalCount, {}),
    data.read(policyEndpoints.listPolicies, { query: { sort: 'published_on', page_size: 6 } }),
    data.read(policyEndpoints.listDeclarations, { query: { ...open, sort: 'opens_at', page_size: 6 } }),
    data.read(policyEndpoints.listDeclarations, { query: { ...open, sort: 'closes_at', page_size: 4 } }),
    // Two months hold up to 124 half-days, and a page 99.
    data.read(roadshowEndpoints.calendar, { query: { ...range, page_index: 1 } }),
    data.read(roadshowEndpoints.calendar, { query: { ...range, page_index: 2 } }),
  ]);
  // Without the figures the service is not there at all; what else is missing leaves its section out.
  if (!totals) throw new PageError(503);
  const figures = totals.data;
  const taken =
    first &&
    second &&
    [...first.data, ...second.data].map(({ appointment_date, period }) => `${appointment_date} ${period}`);
  return {
    today: now.format(DATE),
    figures: {
      policiesEffective: figures.policies_effective,
      policiesThisWeek: figures.policies_this_week,
      declarationsOpen: figures.declarations_open,
      declarationsClosing: figures.declarations_closing,
      amountOpen: figures.amount_open.amount,
      departments: figures.by_department.length,
    },
    policies: policies?.data ?? [],
    declarations: latest?.data ?? [],
    closingSoon: closing?.data ?? [],
    industries: figures.by_industry.slice(0, INDUSTRIES_SHOWN).map(({ tag, count }) => ({ ...tag, count })),
    roadshow: taken ? roadshowWeek(now.format(DATE), lastDay, new Set(taken)) : null,
  };
};

/** The next days that can be booked: from tomorrow to the end of the second month. Source: specification, section 4. */
const roadshowWeek = (today: string, lastDay: string, taken: ReadonlySet<string>): RoadshowWeek => {
  const days: { date: string; free: readonly [boolean, boolean] }[] = [];
  for (let day = dayjs(today).add(1, 'day'); !day.isAfter(lastDay, 'day'); day = day.add(1, 'day')) {
    const date = day.format(DATE);
    days.push({ date, free: [!taken.has(`${date} 1`), !taken.has(`${date} 2`)] });
  }
  return {
    days: days.slice(0, DAYS_SHOWN),
    freeInAll: days.reduce((sum, { free }) => sum + Number(free[0]) + Number(free[1]), 0),
  };
};
