import { fundEndpoints } from '@zonekit/api-client/finance/fund/endpoints';
import { policyEndpoints } from '@zonekit/api-client/policy/endpoints';
import { demandEndpoints } from '@zonekit/api-client/supply/demand/endpoints';
import { daysBetween } from '@zonekit/ui/day';
import type { Data } from '../../../platform/data/data.ts';

const SHOWN = 2;

/** What ends soon, beside the entries of a panel. */
export interface Deadline {
  href: string;
  title: string;
  lang: string;
  /** `YYYY-MM-DD`, Asia/Shanghai. */
  date: string;
  daysLeft: number;
}

/** Calls that close within seven days. */
export const readClosingCalls = async (data: Data): Promise<Deadline[]> => {
  const query = { status: ['closing' as const], sort: 'closes_at' as const, page_size: SHOWN };
  const calls = await data.read(policyEndpoints.listDeclarations, { query });
  return (calls?.data ?? []).map(({ id, title, lang, closes_at, days_left }) => ({
    href: `/policy/policyDeclaration/${id}`,
    ...{ title, lang, date: closes_at.slice(0, 10), daysLeft: days_left ?? 0 },
  }));
};

/** Demands whose responses end within 30 days. */
export const readClosingDemands = async (data: Data): Promise<Deadline[]> => {
  const query = {
    ...{ status: ['released' as const], deadline: ['week' as const, 'month' as const] },
    ...{ sort: 'deadline' as const, page_size: SHOWN },
  };
  const demands = await data.read(demandEndpoints.listHallDemands, { query });
  return (demands?.data ?? []).map(({ id, title, lang, deadline, days_left }) => ({
    href: `/homePage/components/demandHall/${id}`,
    ...{ title, lang, date: deadline, daysLeft: days_left },
  }));
};

/** Funds that take applications now, the first to close first. @param today `YYYY-MM-DD`, Asia/Shanghai */
export const readClosingFunds = async (data: Data, today: string): Promise<Deadline[]> => {
  const funds = await data.read(fundEndpoints.listFunds, { query: { state: ['open'], page_size: 100 } });
  return (funds?.data ?? [])
    .flatMap(({ id, name, lang, window }) =>
      window
        ? [
            {
              href: `/finance/funds/list/${id}`,
              ...{ title: name, lang, date: window.closes_on, daysLeft: daysBetween(today, window.closes_on) },
            },
          ]
        : [],
    )
    .sort((a, b) => a.daysLeft - b.daysLeft)
    .slice(0, SHOWN);
};

/** The user's own match; null for a visitor, and for one who has not filled in the questionnaire. */
export const readMatch = async (data: Data, signedIn: boolean) => {
  const matches = signedIn ? await data.read(policyEndpoints.recommend, {}) : undefined;
  const profile = matches?.data.profile;
  return profile
    ? { eligible: matches.data.tally.eligible, near: matches.data.tally.near, savedOn: profile.updated_at }
    : null;
};
