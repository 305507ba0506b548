import { createFileRoute } from '@tanstack/react-router';
import { RecommendPage } from '../../pages/policy/recommend/recommend-page.tsx';
import { pageHead } from '../../words/page-head.ts';

export const Route = createFileRoute('/policy/policyRecommend')({
  beforeLoad: ({ context }) => context.words.load('recommend', 'kit.policyMatch', 'kit.questionnaire'),
  head: ({ match }) =>
    pageHead(match.context, ({ recommend }) => ({ title: recommend?.title, description: recommend?.description })),
  component: RecommendPage,
});
