import { createFileRoute } from '@tanstack/react-router';
import { useSession } from '@zonekit/api-client/session/hooks';
import { homeWords } from '../pages/home/words.ts';
import { policyTermsWords } from '../pages/shared/policy-terms/words.ts';
import { pageHead } from '../platform/words/page-head.ts';
import type { Words } from '../platform/words/words.ts';
import { StaticPage } from '../shell/static-page.tsx';
import { homeData, homePage, homeParts, loadHomePage } from './-home-static.ts';

const loadWords = (words: Words) => words.load(homeWords.home, homeWords.variantHome, policyTermsWords.policyTerms);

export const Route = createFileRoute('/')({
  validateSearch: (search) => (search.bulletin === 'calls' ? { bulletin: 'calls' as const } : {}),
  staticData: { staticPage: true },
  beforeLoad: ({ context }) => loadWords(context.words),
  // Not cached for a return: the loader also loads the page's code, and is awaited.
  gcTime: 0,
  loaderDeps: ({ search: { bulletin } }) => ({ bulletin }),
  loader: async ({ context, deps }) => {
    const [{ load, partsOf }] = await Promise.all([loadHomePage(), homePage.preload()]);
    const data = await load(context.data, deps.bulletin ?? 'documents');
    homeData.set(context.data, data);
    return partsOf(data);
  },
  head: ({ match }) => pageHead(match.context, 'variant', ({ title, description }) => ({ title, description })),
  component: Home,
});

function Home() {
  const { bulletin } = Route.useSearch();
  const parts = Route.useLoaderData();
  const whole = homeData.get(Route.useRouteContext().data);
  const { status } = useSession();
  return (
    <StaticPage
      code={homePage}
      parts={homeParts}
      state={bulletin ?? ''}
      props={{ data: whole ?? parts, bulletin: bulletin ?? 'documents' }}
      complete={whole !== undefined}
      personal={status === 'signed-in'}
      loadWords={loadWords}
    />
  );
}
