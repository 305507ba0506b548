import { createFileRoute } from '@tanstack/react-router';
import { eventEndpoints } from '@zonekit/api-client/event/endpoints';
import { EventPage } from '../../pages/event/detail/event-page.tsx';
import { eventWords } from '../../pages/event/words.ts';
import { cleanHtml } from '../../platform/data/clean-html.ts';
import { oneOf } from '../../platform/data/search-params.ts';
import { kitWords } from '../../platform/words/kit-words.ts';

export const Route = createFileRoute('/event/$id')({
  validateSearch: (search) => ({ file: oneOf(search.file) }),
  beforeLoad: ({ context }) =>
    context.words.load(
      eventWords.eventDetail,
      eventWords.eventMine,
      kitWords.detailPage,
      kitWords.deadlineCountdown,
      kitWords.share,
      kitWords.fileViewer,
    ),
  loader: async ({ context, params }) => {
    const { data } = await context.data.load(eventEndpoints.getEvent, { params: { obj_id: params.id } });
    return { event: data, body: await cleanHtml(data.body_html) };
  },
  head: ({ loaderData }) => ({
    meta: loaderData
      ? [{ title: loaderData.event.title }, { name: 'description', content: loaderData.event.summary }]
      : [],
  }),
  component: Event,
});

function Event() {
  const { event, body } = Route.useLoaderData();
  return <EventPage key={event.id} event={event} body={body} fileId={Route.useSearch().file} />;
}
