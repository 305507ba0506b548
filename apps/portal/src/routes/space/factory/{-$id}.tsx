import { createFileRoute } from '@tanstack/react-router';
import { listWords } from '../../../pages/shared/list/words.ts';
import { loadUnitPage } from '../../../pages/space/unit/load-unit-page.ts';
import { unitHead } from '../../../pages/space/unit/unit-head.ts';
import { UnitPages } from '../../../pages/space/unit/unit-pages.tsx';
import { readUnits } from '../../../pages/space/units/unit-lists.ts';
import { spaceWords } from '../../../pages/space/words.ts';
import { kitFormWords } from '../../../platform/words/kit-form-words.ts';
import { kitWords } from '../../../platform/words/kit-words.ts';
import { pageHead } from '../../../platform/words/page-head.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/space/factory/{-$id}')({
  loaderDeps: ({ search }) => readUnits('factory', search),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(
      spaceWords.spaceUnits,
      spaceWords.spaceUnit,
      listWords.list,
      kitWords.listPage,
      kitWords.facetFilter,
      kitWords.detailPage,
      kitWords.share,
      kitFormWords.comparisonTray,
    );
  },
  pendingComponent: Skeleton,
  loader: loadUnitPage('factory'),
  head: ({ match, loaderData }) =>
    pageHead(match.context, 'spaceUnits', ({ kinds }) => unitHead(kinds.factory, loaderData)),
  component: Page,
});

function Page() {
  return <UnitPages kind="factory" search={Route.useLoaderDeps()} unit={Route.useLoaderData()} />;
}
