import { createFileRoute } from '@tanstack/react-router';
import { loadTechnology } from '../pages/experiment/landing/load-technology.ts';
import { TechnologyPage } from '../pages/experiment/landing/technology-page.tsx';
import { experimentWords } from '../pages/experiment/words.ts';
import { PageData } from '../platform/data/page-data.tsx';
import { oneOf } from '../platform/data/search-params.ts';
import { pageHead } from '../platform/words/page-head.ts';
import { pageSkeleton } from '../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

const readWords = (q: unknown): string | undefined => oneOf(q)?.trim().slice(0, 100) || undefined;

export const Route = createFileRoute('/technological')({
  validateSearch: (search) => ({ q: readWords(search.q) }),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(
      experimentWords.experiment,
      experimentWords.experimentLanding,
      experimentWords.experimentLaboratory,
      experimentWords.experimentOutcome,
    );
  },
  pendingComponent: Skeleton,
  loader: ({ context: { data }, location }) => {
    const search: Record<string, unknown> = location.search;
    return loadTechnology(data, readWords(search.q));
  },
  // A search changes the address alone: the page asks for its hits.
  shouldReload: ({ cause }) => cause !== 'stay',
  head: ({ match }) =>
    pageHead(match.context, 'experimentLanding', ({ title, description }) => ({ title, description })),
  component: Page,
});

function Page() {
  return (
    <PageData>
      <TechnologyPage {...Route.useLoaderData()} q={Route.useSearch().q} />
    </PageData>
  );
}
