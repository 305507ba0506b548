import { createFileRoute } from '@tanstack/react-router';
import { readCompared } from '../../pages/shared/compare/compare-address.ts';
import { listWords } from '../../pages/shared/list/words.ts';
import { loadSearch } from '../../pages/space/compare/load-search.ts';
import { comparePage } from '../../pages/space/compare/search-pages.tsx';
import { unitListPage } from '../../pages/space/units/list-slot.ts';
import { PLAN, readUnits } from '../../pages/space/units/unit-lists.ts';
import { unitPlan } from '../../pages/space/units/unit-plan-slot.ts';
import { spaceWords } from '../../pages/space/words.ts';
import { kitFormWords } from '../../platform/words/kit-form-words.ts';
import { kitWords } from '../../platform/words/kit-words.ts';
import { pageHead } from '../../platform/words/page-head.ts';
import { pageSkeleton } from '../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/space/search')({
  loaderDeps: ({ search: { compare, different, ...search } }: { search: Record<string, unknown> }) => ({
    search: readUnits('search', search),
    compared: readCompared({ compare, different }),
  }),
  beforeLoad: ({ context, search }) => {
    Skeleton.preload();
    const { view } = readUnits('search', search);
    return context.words.load(
      spaceWords.spaceUnits,
      spaceWords.spaceComparison,
      listWords.list,
      kitWords.listPage,
      kitWords.facetFilter,
      kitFormWords.comparisonTable,
      kitFormWords.comparisonTray,
      ...(view === PLAN ? [spaceWords.spaceMap, kitFormWords.mapList] : []),
    );
  },
  pendingComponent: Skeleton,
  loader: loadSearch,
  head: ({ match, loaderData }) =>
    pageHead(match.context, 'spaceUnits', ({ search }) =>
      loaderData ? { ...search, title: loaderData.map(({ title }) => title).join(' / ') } : search,
    ),
  component: Page,
});

function Page() {
  const { search, compared } = Route.useLoaderDeps();
  const units = Route.useLoaderData();
  if (compared && units) return comparePage.show({ units, compared });
  return unitListPage.show({ kind: 'search', search, plan: (units) => unitPlan.show({ units }) });
}
