import { createFileRoute, redirect } from '@tanstack/react-router';
import { spaceEndpoints } from '@zonekit/api-client/space/endpoints';
import { planEndpoints } from '@zonekit/api-client/space/plan/endpoints';
import { houseTypesOf } from '@zonekit/api-client/space/unit-path';
import { IntroductionPage } from '../../pages/space/introduction/introduction-page.tsx';
import { introducedKind, introducedType } from '../../pages/space/landing/kinds.ts';
import { spaceWords } from '../../pages/space/words.ts';
import { oneOf } from '../../platform/data/search-params.ts';
import { kitFormWords } from '../../platform/words/kit-form-words.ts';
import { pageHead } from '../../platform/words/page-head.ts';
import { pageSkeleton } from '../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

/** Units that the introduction lists; the list of its kind has all. */
const SHOWN = 10;
/** Parks that it names. */
const NAMED = 4;

export const Route = createFileRoute('/space/briefIntroduction')({
  validateSearch: (search) => ({ type: oneOf(search.type) }),
  loaderDeps: ({ search: { type } }) => ({ type }),
  beforeLoad: ({ context, search }) => {
    // Source: specification, section 2: an unknown type falls back to 1, and the address says so.
    if (introducedKind(search.type) === null) throw redirect({ to: '.', search: { type: '1' }, replace: true });
    Skeleton.preload();
    return context.words.load(spaceWords.spaceIntroduction, spaceWords.spaceUnits, kitFormWords.comparisonTray);
  },
  pendingComponent: Skeleton,
  loader: async ({ context: { data }, deps: { type } }) => {
    const kind = introducedKind(type) ?? 'office';
    const house_type = houseTypesOf(kind);
    const vacant = { house_type, availability: ['vacant' as const], page_size: SHOWN };
    const [information, base, units, parks] = await Promise.all([
      data.load(planEndpoints.listSpaceInformation, { query: { type: introducedType(kind) } }),
      data.load(planEndpoints.getBaseData, {}),
      data.load(spaceEndpoints.listUnits, { query: vacant }),
      data.load(spaceEndpoints.listParks, { query: { house_type, page_size: NAMED } }),
    ]);
    return {
      kind,
      information: information.data[0] ?? null,
      base: base.data,
      units: units.data,
      total: units.page.total,
      parks: parks.data,
    };
  },
  head: ({ match, loaderData }) =>
    pageHead(match.context, 'spaceUnits', ({ kinds }) => {
      const { title, description } = kinds[loaderData?.kind ?? 'office'];
      return {
        title: loaderData?.information?.title ?? title,
        description: loaderData?.information?.summary ?? description,
      };
    }),
  component: Page,
});

function Page() {
  return <IntroductionPage {...Route.useLoaderData()} />;
}
