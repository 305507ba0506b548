import { policyEndpoints } from '@zonekit/api-client/policy/endpoints';
import { shanghaiDate } from '@zonekit/ui/day/shanghai';
import type { Data } from '../../platform/data/data.ts';
import { PageError } from '../../platform/data/page-error.ts';
import type { HomeData } from './home-data.ts';
import { readRoadshowWeek } from './roadshow-week.ts';

const INDUSTRIES_SHOWN = 12;

/**
 * Everything that the home page shows, requested in parallel. It is handed to the page as plain data and not by the client's
 * hooks: those bring the contract's schemas, and this page's script has 105 KiB (design.md, section 6).
 */
export const loadHome = async (data: Data): Promise<HomeData> => {
  const today = shanghaiDate(Date.now());
  const open = { status: ['open', 'closing'] as ('open' | 'closing')[] };
  const [totals, policies, latest, closing, roadshow] = await Promise.all([
    data.read(policyEndpoints.totalCount, {}),
    data.read(policyEndpoints.listPolicies, { query: { sort: 'published_on', page_size: 6 } }),
    data.read(policyEndpoints.listDeclarations, { query: { ...open, sort: 'opens_at', page_size: 6 } }),
    data.read(policyEndpoints.listDeclarations, { query: { ...open, sort: 'closes_at', page_size: 4 } }),
    readRoadshowWeek(data, today),
  ]);
  // Without the figures the service is not there at all; what else is missing leaves its section out.
  if (!totals) throw new PageError(503);
  const figures = totals.data;
  return {
    today,
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
    roadshow,
  };
};
