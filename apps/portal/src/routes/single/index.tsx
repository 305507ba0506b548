import { createFileRoute } from '@tanstack/react-router';
import { contentEndpoints } from '@zonekit/api-client/content/endpoints';
import { SinglePage } from '../../pages/content/landing/single-page.tsx';
import { contentWords } from '../../pages/content/words.ts';
import { pageHead } from '../../platform/words/page-head.ts';

export const Route = createFileRoute('/single')({
  beforeLoad: ({ context }) => context.words.load(contentWords.content, contentWords.contentSingle),
  loader: async ({ context }) =>
    (await context.data.load(contentEndpoints.listInformation, { query: { page_size: 5 } })).data,
  head: ({ match }) => pageHead(match.context, 'contentSingle', ({ title, description }) => ({ title, description })),
  component: Page,
});

function Page() {
  return <SinglePage news={Route.useLoaderData()} />;
}
