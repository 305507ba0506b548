import { createFileRoute } from '@tanstack/react-router';
import { faqEndpoints } from '@zonekit/api-client/faq/endpoints';
import { faqList } from '@zonekit/api-client/faq/lists';
import { FaqListPage } from '../../../pages/policy/faq/faq-list-page.tsx';
import { policyWords } from '../../../pages/policy/words.ts';
import { listAnswer } from '../../../pages/shared/list/list-answer.tsx';
import { listQuery, readList } from '../../../pages/shared/list/list-query.ts';
import { listWords } from '../../../pages/shared/list/words.ts';
import { questionWords } from '../../../pages/shared/question/words.ts';
import { kitWords } from '../../../platform/words/kit-words.ts';
import { pageHead } from '../../../platform/words/page-head.ts';
import { withoutDialog } from '../../../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/policy/policyCommon')({
  loaderDeps: ({ search }) => readList(faqList, withoutDialog(search)),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(
      policyWords.policyFaq,
      questionWords.question,
      listWords.list,
      kitWords.listPage,
      kitWords.facetFilter,
    );
  },
  pendingComponent: Skeleton,
  // Who narrows the list sees his choice at once, over the older results: the page itself asks for the new ones.
  loader: ({ context, deps, cause }) =>
    cause === 'stay'
      ? undefined
      : listAnswer(context.data.prefetch(faqEndpoints.listFaqs, { query: listQuery(faqList, deps) })),
  head: ({ match }) => pageHead(match.context, 'policyFaq', ({ title, description }) => ({ title, description })),
  component: PolicyCommon,
});

function PolicyCommon() {
  return <FaqListPage search={Route.useLoaderDeps()} />;
}
