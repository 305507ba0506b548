import { hasPage } from '../../shell/route-areas.ts';

const RESERVE = '/space/reserve';
const APPLY = '/userCenter/user/space/applying/modify';

/** Where a unit is viewed and applied for; null for a page that this build lacks. */
export const nextSteps = (unitId: string): { view: string | null; apply: string | null } => {
  const query = `?${new URLSearchParams({ unit: unitId })}`;
  return { view: hasPage(RESERVE) ? `${RESERVE}${query}` : null, apply: hasPage(APPLY) ? `${APPLY}${query}` : null };
};
