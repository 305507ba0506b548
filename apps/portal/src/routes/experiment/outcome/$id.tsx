import { createFileRoute } from '@tanstack/react-router';
import { outcomeEndpoints } from '@zonekit/api-client/experiment/outcome/endpoints';
import { OutcomePage } from '../../../pages/experiment/outcome/outcome-page.tsx';
import { experimentWords } from '../../../pages/experiment/words.ts';
import { offerWords } from '../../../pages/shared/offer/words.ts';
import { oneOf } from '../../../platform/data/search-params.ts';
import { kitWords } from '../../../platform/words/kit-words.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/detail-skeleton.tsx'), 'DetailSkeleton');

export const Route = createFileRoute('/experiment/outcome/$id')({
  validateSearch: (search: Record<string, unknown>) => ({ ask: oneOf(search.ask) }),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(experimentWords.experimentOutcome, offerWords.offer, kitWords.detailPage, kitWords.share);
  },
  pendingComponent: Skeleton,
  loader: async ({ context: { data }, params: { id } }) =>
    (await data.load(outcomeEndpoints.getOutcome, { params: { obj_id: id } })).data,
  head: ({ loaderData }) => ({
    meta: loaderData
      ? [{ title: loaderData.title }, { name: 'description', content: loaderData.introduction.replaceAll('\n', ' ') }]
      : [],
  }),
  component: Page,
});

function Page() {
  const outcome = Route.useLoaderData();
  return <OutcomePage key={outcome.id} outcome={outcome} asking={Route.useSearch().ask === '1'} />;
}
