import { createFileRoute } from '@tanstack/react-router';
import { productEndpoints } from '@zonekit/api-client/material/product/endpoints';
import { consumableList } from '@zonekit/api-client/material/product/lists';
import { ConsumableListPage } from '../../../pages/experiment/offers/consumable-list-page.tsx';
import { experimentWords } from '../../../pages/experiment/words.ts';
import { listAnswer } from '../../../pages/shared/list/list-answer.tsx';
import { listQuery, readList } from '../../../pages/shared/list/list-query.ts';
import { listWords } from '../../../pages/shared/list/words.ts';
import { kitWords } from '../../../platform/words/kit-words.ts';
import { pageHead } from '../../../platform/words/page-head.ts';
import { withoutDialog } from '../../../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/experiment/consumable')({
  loaderDeps: ({ search }) => readList(consumableList, withoutDialog(search)),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(
      experimentWords.experimentConsumable,
      listWords.list,
      kitWords.listPage,
      kitWords.facetFilter,
    );
  },
  pendingComponent: Skeleton,
  // Who narrows the list sees the choice at once, over the older results: the page itself asks for the new ones.
  loader: ({ context, deps, cause }) =>
    cause === 'stay'
      ? undefined
      : listAnswer(context.data.prefetch(productEndpoints.listConsumables, { query: listQuery(consumableList, deps) })),
  head: ({ match }) =>
    pageHead(match.context, 'experimentConsumable', ({ title, description }) => ({ title, description })),
  component: Page,
});

function Page() {
  return <ConsumableListPage search={Route.useLoaderDeps()} />;
}
