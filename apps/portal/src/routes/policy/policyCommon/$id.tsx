import { createFileRoute } from '@tanstack/react-router';
import { faqEndpoints } from '@zonekit/api-client/faq/endpoints';
import { FaqPage } from '../../../pages/policy/faq/faq-page.tsx';
import { policyWords } from '../../../pages/policy/words.ts';
import { listWords } from '../../../pages/shared/list/words.ts';
import { questionWords } from '../../../pages/shared/question/words.ts';

export const Route = createFileRoute('/policy/policyCommon/$id')({
  beforeLoad: ({ context }) => context.words.load(policyWords.policyFaq, questionWords.question, listWords.list),
  loader: async ({ context, params }) =>
    (await context.data.load(faqEndpoints.getFaq, { params: { faq_id: params.id } })).data,
  head: ({ loaderData }) => ({
    meta: loaderData ? [{ title: loaderData.title }, { name: 'description', content: loaderData.answer }] : [],
  }),
  component: PolicyQuestion,
});

function PolicyQuestion() {
  return <FaqPage faq={Route.useLoaderData()} />;
}
