import { createFileRoute } from '@tanstack/react-router';
import { demandEndpoints } from '@zonekit/api-client/supply/demand/endpoints';
import { formWords } from '../../../../pages/shared/form/words.ts';
import { DemandPage } from '../../../../pages/supply/hall/demand-page.tsx';
import { supplyWords } from '../../../../pages/supply/words.ts';
import { kitFormWords } from '../../../../platform/words/kit-form-words.ts';
import { kitWords } from '../../../../platform/words/kit-words.ts';

export const Route = createFileRoute('/homePage/components/demandHall/$id')({
  beforeLoad: ({ context }) =>
    context.words.load(
      supplyWords.supplyHall,
      formWords.form,
      kitFormWords.editConflict,
      kitFormWords.formPage,
      kitWords.detailPage,
      kitWords.share,
    ),
  loader: async ({ context, params }) =>
    (await context.data.load(demandEndpoints.getHallDemand, { params: { demand_id: params.id } })).data,
  head: ({ loaderData }) => ({
    meta: loaderData ? [{ title: loaderData.title }, { name: 'description', content: loaderData.problem }] : [],
  }),
  component: Detail,
});

function Detail() {
  const demand = Route.useLoaderData();
  return <DemandPage key={demand.id} demand={demand} />;
}
