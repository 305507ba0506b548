import { experimentEndpoints } from '@zonekit/api-client/experiment/endpoints';
import { fundEndpoints } from '@zonekit/api-client/finance/fund/endpoints';
import { institutionEndpoints } from '@zonekit/api-client/finance/institution/endpoints';
import type { DeclarationSummary } from '@zonekit/api-client/policy/contract';
import { policyEndpoints } from '@zonekit/api-client/policy/endpoints';
import { planEndpoints } from '@zonekit/api-client/space/plan/endpoints';
import { demandEndpoints } from '@zonekit/api-client/supply/demand/endpoints';
import type { RoadshowWeek } from '../../../pages/home/home-data.ts';
import { readRoadshowWeek } from '../../../pages/home/roadshow-week.ts';
import type { Data } from '../../../platform/data/data.ts';

/** What the panels of the header show beside their entries. Undefined and null: could not be read. */
export interface NavFigures {
  effective: number | undefined;
  open: number | undefined;
  /** Null for a visitor, and for one who has not filled in the questionnaire. */
  match: { eligible: number; near: number; savedOn: string } | null;
  /** Vacant units; undefined where they could not be read. */
  vacantUnits: number | undefined;
  /** Counts of technology resources by the address of their list; none where they could not be read. */
  resources: readonly { path: string; total: number }[];
  /** Loans on sale, funds and demands that are open; undefined where they could not be read. */
  loans: number | undefined;
  openFunds: number | undefined;
  openDemands: number | undefined;
  closing: readonly DeclarationSummary[];
  roadshow: RoadshowWeek | null;
}

const CLOSING_SHOWN = 2;

/**
 * @param today `YYYY-MM-DD`, Asia/Shanghai.
 * @param signedIn Only then is the user's own match requested.
 */
export const readNavFigures = async (data: Data, today: string, signedIn: boolean): Promise<NavFigures> => {
  const [totals, closing, matches, roadshow, space, resources, loans, funds, demands] = await Promise.all([
    data.read(policyEndpoints.totalCount, {}),
    data.read(policyEndpoints.listDeclarations, {
      query: { status: ['closing'], sort: 'closes_at', page_size: CLOSING_SHOWN },
    }),
    signedIn ? data.read(policyEndpoints.recommend, {}) : undefined,
    readRoadshowWeek(data, today),
    data.read(planEndpoints.getBaseData, {}),
    data.read(experimentEndpoints.getResourceCounts, { query: {} }),
    data.read(institutionEndpoints.financialCategories, {}),
    data.read(fundEndpoints.listFunds, { query: { state: ['open'], page_size: 1 } }),
    data.read(demandEndpoints.listHallDemands, {
      query: { status: ['released'], deadline: ['week', 'month', 'later'], page_size: 1 },
    }),
  ]);
  const profile = matches?.data.profile;
  return {
    effective: totals?.data.policies_effective,
    open: totals?.data.declarations_open,
    match: profile
      ? { eligible: matches.data.tally.eligible, near: matches.data.tally.near, savedOn: profile.updated_at }
      : null,
    vacantUnits: space?.data.vacant,
    resources: resources?.data.kinds ?? [],
    loans: loans?.data.reduce((sum, { products }) => sum + products, 0),
    openFunds: funds?.page.total,
    openDemands: demands?.page.total,
    closing: closing?.data ?? [],
    roadshow,
  };
};
