import { policyEndpoints } from '@zonekit/api-client/policy/endpoints';
import { shanghaiDate } from '@zonekit/ui/day/shanghai';
import type { Data } from '../../platform/data/data.ts';
import { PageError } from '../../platform/data/page-error.ts';
import { hasPage } from '../../shell/route-areas.ts';
import type { HomeSectionName } from '../../variants/home.types.ts';
import type { BulletinTab } from './bulletin.tsx';
import type { HomeData } from './home-data.ts';
import { homeSections } from './home-sections.ts';
import { readRoadshowWeek } from './roadshow-week.ts';

const INDUSTRIES_SHOWN = 12;

/**
 * Everything that the home page shows. It is handed to the page as plain data and not by the client's hooks: those bring the
 * contract's schemas, and this page's script has 103 KiB (design.md, section 6).
 */
export const loadHome = async (
  data: Data,
  names: readonly HomeSectionName[],
  bulletin: BulletinTab,
): Promise<HomeData> => {
  const today = shanghaiDate(Date.now());
  const week = readRoadshowWeek(data, today);
  const context = { data, today, bulletin, week };
  const [totals, calendar, ...contents] = await Promise.all([
    data.read(policyEndpoints.totalCount, {}),
    week,
    ...names.map((name) => (hasPage(homeSections[name].page) ? homeSections[name].load(context) : null)),
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
      industries: figures.by_industry
        .slice(0, INDUSTRIES_SHOWN)
        .map(({ tag, in_force }) => ({ ...tag, inForce: in_force })),
    },
    freeHalfDays: calendar?.freeInAll ?? null,
    sections: Object.fromEntries(names.map((name, index) => [name, contents[index]]).filter(([, content]) => content)),
  };
};
