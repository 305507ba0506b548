import { createFileRoute } from '@tanstack/react-router';
import { laboratoryEndpoints } from '@zonekit/api-client/experiment/laboratory/endpoints';
import { LaboratoryPage } from '../../../pages/experiment/laboratory/laboratory-page.tsx';
import { experimentWords } from '../../../pages/experiment/words.ts';
import { kitWords } from '../../../platform/words/kit-words.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/detail-skeleton.tsx'), 'DetailSkeleton');

export const Route = createFileRoute('/experiment/laboratory/$id')({
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(
      experimentWords.experimentLaboratory,
      experimentWords.experimentOutcome,
      kitWords.detailPage,
      kitWords.share,
    );
  },
  pendingComponent: Skeleton,
  loader: async ({ context: { data }, params: { id } }) =>
    (await data.load(laboratoryEndpoints.getLaboratory, { params: { obj_id: id } })).data,
  head: ({ loaderData }) => ({
    meta: loaderData
      ? [{ title: loaderData.name }, { name: 'description', content: loaderData.introduction.replaceAll('\n', ' ') }]
      : [],
  }),
  component: Page,
});

function Page() {
  const laboratory = Route.useLoaderData();
  return <LaboratoryPage key={laboratory.id} laboratory={laboratory} />;
}
