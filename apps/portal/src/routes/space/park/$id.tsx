import { createFileRoute } from '@tanstack/react-router';
import { spaceEndpoints } from '@zonekit/api-client/space/endpoints';
import { readFloor } from '../../../pages/space/park/park-floor.ts';
import { ParkPage } from '../../../pages/space/park/park-page.tsx';
import { spaceWords } from '../../../pages/space/words.ts';
import { oneOf } from '../../../platform/data/search-params.ts';
import { kitWords } from '../../../platform/words/kit-words.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/detail-skeleton.tsx'), 'DetailSkeleton');

/** Vacant units that the page lists; the search has all of them. */
const SHOWN = 100;

export const Route = createFileRoute('/space/park/$id')({
  validateSearch: (search) => ({ floor: oneOf(search.floor) }),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(spaceWords.spaceParks, spaceWords.spacePark, kitWords.detailPage, kitWords.share);
  },
  pendingComponent: Skeleton,
  loader: async ({ context: { data }, params: { id } }) => {
    const query = { park: [id], availability: ['vacant' as const], sort: 'area' as const, page_size: SHOWN };
    const [park, units] = await Promise.all([
      data.load(spaceEndpoints.getPark, { params: { park_id: id } }),
      data.read(spaceEndpoints.listUnits, { query }),
    ]);
    return { park: park.data, units: units?.data ?? [] };
  },
  head: ({ loaderData }) => ({
    meta: loaderData
      ? [
          { title: loaderData.park.name },
          { name: 'description', content: loaderData.park.introduction.replaceAll('\n', ' ') },
        ]
      : [],
  }),
  component: Park,
});

function Park() {
  const { park, units } = Route.useLoaderData();
  return <ParkPage key={park.id} park={park} units={units} chosen={readFloor(Route.useSearch().floor)} />;
}
