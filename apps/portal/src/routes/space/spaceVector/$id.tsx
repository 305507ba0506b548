import { createFileRoute } from '@tanstack/react-router';
import { incubatorEndpoints } from '@zonekit/api-client/space/incubator/endpoints';
import { HostPage } from '../../../pages/space/incubator/host-page.tsx';
import { spaceWords } from '../../../pages/space/words.ts';
import { kitWords } from '../../../platform/words/kit-words.ts';

export const Route = createFileRoute('/space/spaceVector/$id')({
  beforeLoad: ({ context }) => context.words.load(spaceWords.spaceIncubator, kitWords.detailPage, kitWords.share),
  loader: async ({ context, params }) =>
    (await context.data.load(incubatorEndpoints.getCarrier, { params: { carrier_id: params.id } })).data,
  head: ({ loaderData }) => ({
    meta: loaderData ? [{ title: loaderData.name }, { name: 'description', content: loaderData.offer }] : [],
  }),
  component: Carrier,
});

function Carrier() {
  const host = Route.useLoaderData();
  return <HostPage key={host.id} type="carrier" host={host} />;
}
