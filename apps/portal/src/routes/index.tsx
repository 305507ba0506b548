import { createFileRoute } from '@tanstack/react-router';
import { BULLETIN_TABS } from '../pages/home/bulletin.tsx';
import { HomePage } from '../pages/home/home-page.tsx';
import { loadHome } from '../pages/home/load-home.ts';
import { pageHead } from '../words/page-head.ts';

export const Route = createFileRoute('/')({
  validateSearch: (search) => (search.bulletin === 'calls' ? { bulletin: 'calls' as const } : {}),
  beforeLoad: ({ context }) => context.words.load('home'),
  loader: ({ context }) => loadHome(context.data),
  head: ({ match }) =>
    pageHead(match.context, ({ variant }) => ({ title: variant?.title, description: variant?.description })),
  component: Home,
});

function Home() {
  const { bulletin = BULLETIN_TABS[0] } = Route.useSearch();
  return <HomePage data={Route.useLoaderData()} bulletin={bulletin} />;
}
