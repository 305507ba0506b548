import { createFileRoute } from '@tanstack/react-router';
import { expertEndpoints } from '@zonekit/api-client/expert/endpoints';
import { ExpertPage } from '../../pages/expert/detail/expert-page.tsx';
import { formWords } from '../../pages/shared/form/words.ts';
import { kitFormWords } from '../../platform/words/kit-form-words.ts';
import { kitWords } from '../../platform/words/kit-words.ts';

export const Route = createFileRoute('/expert/$id')({
  beforeLoad: ({ context }) =>
    context.words.load(
      formWords.form,
      kitFormWords.editConflict,
      kitFormWords.formPage,
      kitWords.detailPage,
      kitWords.share,
    ),
  loader: async ({ context, params }) =>
    (await context.data.load(expertEndpoints.getExpert, { params: { expert_id: params.id } })).data,
  head: ({ loaderData }) => ({
    meta: loaderData ? [{ title: loaderData.name }, { name: 'description', content: loaderData.headline }] : [],
  }),
  component: Expert,
});

function Expert() {
  const expert = Route.useLoaderData();
  return <ExpertPage key={expert.id} expert={expert} />;
}
