import { policyEndpoints } from '@zonekit/api-client/policy/endpoints';
import { registrationEndpoints } from '@zonekit/api-client/registration/endpoints';
import type { LoadPanelFigures, NavFigure } from '../../../pages/shared/nav-figures/nav-figure.types.ts';
import { withNotes } from '../../../pages/shared/nav-figures/nav-notes.tsx';
import * as read from '../../../pages/shared/nav-figures/panel-figures.ts';
import { navFiguresWords } from '../../../pages/shared/nav-figures/words.ts';
import type { Data } from '../../../platform/data/data.ts';

/** Steps that are done of the user's running registration, the latest where there are several; none for a visitor. */
const readRegistrationFigures = async (data: Data, signedIn: boolean): Promise<NavFigure[]> => {
  const query = { sort: 'running', page_size: 1 } as const;
  const registrations = signedIn ? await data.read(registrationEndpoints.listRegistrations, { query }) : undefined;
  return (registrations?.data ?? []).map(({ done, steps }) => ({
    href: '/userCenter/user/businessregistration/oneStopUser',
    kind: 'steps',
    count: done,
    of: steps.length,
  }));
};

const readPolicyFigures = async (data: Data, signedIn: boolean): Promise<NavFigure[]> => {
  const [policies, matches] = await Promise.all([
    read.readPolicyFigures(data),
    signedIn ? data.read(policyEndpoints.recommend, {}) : undefined,
  ]);
  const eligible = matches?.data.profile ? matches.data.tally.eligible : undefined;
  return [...policies, ...read.figureOf('/policy/policyRecommend', 'matched', eligible)];
};

/** By the id of the item. */
const PANELS: Readonly<Record<string, (data: Data, signedIn: boolean) => Promise<readonly NavFigure[]>>> = {
  registration: readRegistrationFigures,
  business: async (data) =>
    (
      await Promise.all([read.readTechniqueFigures(data), read.readGoodsFigures(data), read.readSupplyFigures(data)])
    ).flat(),
  policy: readPolicyFigures,
  space: async (data) => (await read.readSpaceFigures(data)).figures,
  technology: async (data) =>
    (await Promise.all([read.readResourceFigures(data), read.readInstitutionFigures(data)])).flat(),
  finance: async (data) => (await read.readFinanceFigures(data)).figures,
  talent: async (data) => (await Promise.all([read.readExpertFigures(data), read.readEventFigures(data)])).flat(),
};

export const loadPanelFigures: LoadPanelFigures = async ({ data, words }, id, signedIn) => {
  const [figures] = await Promise.all([PANELS[id]?.(data, signedIn), words.load(navFiguresWords.navFigures)]);
  return figures ? (item) => withNotes(item, figures) : null;
};
