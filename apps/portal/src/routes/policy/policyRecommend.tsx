import { createFileRoute } from '@tanstack/react-router';
import { RecommendPage } from '../../pages/policy/recommend/recommend-page.tsx';
import { pickWhatIf } from '../../pages/policy/recommend/what-if-params.ts';
import { policyWords } from '../../pages/policy/words.ts';
import { kitWords } from '../../platform/words/kit-words.ts';
import { pageHead } from '../../platform/words/page-head.ts';

export const Route = createFileRoute('/policy/policyRecommend')({
  validateSearch: (search) => pickWhatIf(search),
  beforeLoad: ({ context }) =>
    context.words.load(policyWords.policyRecommend, kitWords.policyMatch, kitWords.questionnaire),
  head: ({ match }) => pageHead(match.context, 'policyRecommend', ({ title, description }) => ({ title, description })),
  component: PolicyRecommend,
});

function PolicyRecommend() {
  return <RecommendPage tried={pickWhatIf(Route.useSearch())} />;
}
