import { createFileRoute } from '@tanstack/react-router';
import { RecommendPage } from '../../pages/policy/recommend/recommend-page.tsx';
import { pickWhatIf } from '../../pages/policy/recommend/what-if-params.ts';
import { policyWords } from '../../pages/policy/words.ts';
import { pageHead } from '../../platform/words/page-head.ts';

export const Route = createFileRoute('/policy/policyRecommend')({
  validateSearch: (search) => pickWhatIf(search),
  beforeLoad: ({ context }) => context.words.load(policyWords.recommend, 'kit.policyMatch', 'kit.questionnaire'),
  head: ({ match }) =>
    pageHead(match.context, ({ recommend }) => ({ title: recommend?.title, description: recommend?.description })),
  component: PolicyRecommend,
});

function PolicyRecommend() {
  return <RecommendPage tried={pickWhatIf(Route.useSearch())} />;
}
