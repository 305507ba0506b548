import { hasPage } from '../../shell/route-areas.ts';

const RESERVE = '/space/reserve';
const APPLY = '/userCenter/user/space/applying/modify';

/** Where a unit is viewed and applied for; null for a page that this build lacks. */
export const nextSteps = (unitId: string): { view: string | null; apply: string | null } => {
  const query = `?${new URLSearchParams({ unit: unitId })}`;
  return { view: hasPage(RESERVE) ? `${RESERVE}${query}` : null, apply: hasPage(APPLY) ? `${APPLY}${query}` : null };
};

const MORE = [
  ['map', '/space/map?num=1'],
  ['incubators', '/space/Incubator'],
  ['carriers', '/space/spaceVector'],
  ['panorama', '/space/panoramagram'],
] as const;

/** Other ways to look for space that this build has. */
export const moreWays = () => MORE.filter(([, href]) => hasPage(href.replace(/\?.*/, '')));
