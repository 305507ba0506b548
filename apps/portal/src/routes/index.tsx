import { createFileRoute } from '@tanstack/react-router';
import { loadHome } from '../pages/home/load-home.ts';
import { homeWords } from '../pages/home/words.ts';
import { policyTermsWords } from '../pages/shared/policy-terms/words.ts';
import { pageHead } from '../platform/words/page-head.ts';
import { StaticPage } from '../shell/static-page.tsx';
import { homePage } from './-home-static.ts';

export const Route = createFileRoute('/')({
  validateSearch: (search) => (search.bulletin === 'calls' ? { bulletin: 'calls' as const } : {}),
  staticData: { staticPage: true },
  beforeLoad: ({ context }) => context.words.load(homeWords.home, homeWords.variantHome, policyTermsWords.policyTerms),
  // Not cached for a return: the loader also loads the page's code, and is awaited.
  gcTime: 0,
  loader: async ({ context }) => {
    const [data] = await Promise.all([loadHome(context.data), homePage.preload()]);
    return data;
  },
  head: ({ match }) => pageHead(match.context, 'variant', ({ title, description }) => ({ title, description })),
  component: Home,
});

function Home() {
  const { bulletin } = Route.useSearch();
  const data = Route.useLoaderData();
  return <StaticPage code={homePage} state={bulletin ?? ''} props={{ data, bulletin: bulletin ?? 'documents' }} />;
}
