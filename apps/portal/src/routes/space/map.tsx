import { createFileRoute, redirect } from '@tanstack/react-router';
import { planEndpoints } from '@zonekit/api-client/space/plan/endpoints';
import { MapPage } from '../../pages/space/map/map-page.tsx';
import { MAP_PATH, planNumber } from '../../pages/space/map/plan-number.ts';
import { readPlanSearch } from '../../pages/space/map/plan-search.ts';
import { spaceWords } from '../../pages/space/words.ts';
import { kitFormWords } from '../../platform/words/kit-form-words.ts';
import { kitWords } from '../../platform/words/kit-words.ts';
import { pageHead } from '../../platform/words/page-head.ts';
import { withoutDialog } from '../../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/space/map')({
  beforeLoad: ({ context, search }) => {
    // The address says what is shown.
    if (planNumber(search) === null) throw redirect({ href: `${MAP_PATH}?num=1`, replace: true });
    Skeleton.preload();
    return context.words.load(spaceWords.spaceMap, kitFormWords.mapList, kitWords.facetFilter);
  },
  loaderDeps: ({ search }) => ({ num: planNumber(search) ?? 1 }),
  pendingComponent: Skeleton,
  loader: async ({ context: { data }, deps: { num } }) =>
    (await data.load(planEndpoints.landOverlays, { query: { num } })).data,
  head: ({ match }) => pageHead(match.context, 'spaceMap', ({ title, description }) => ({ title, description })),
  component: Page,
});

function Page() {
  const { num } = Route.useLoaderDeps();
  const search = readPlanSearch(num, withoutDialog(Route.useSearch()));
  return <MapPage num={num} overlays={Route.useLoaderData()} search={search} />;
}
