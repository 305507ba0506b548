import { createFileRoute } from '@tanstack/react-router';
import { supplyCompanyEndpoints } from '@zonekit/api-client/supply/company/endpoints';
import { supplyCompanyList } from '@zonekit/api-client/supply/company/lists';
import { listAnswer } from '../../../pages/shared/list/list-answer.tsx';
import { listQuery, readList } from '../../../pages/shared/list/list-query.ts';
import { listWords } from '../../../pages/shared/list/words.ts';
import { CompanyListPage } from '../../../pages/supply/company/company-list-page.tsx';
import { kitWords } from '../../../platform/words/kit-words.ts';
import { pageHead } from '../../../platform/words/page-head.ts';
import { withoutDialog } from '../../../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/enterpriseSupply/companyList')({
  loaderDeps: ({ search }) => readList(supplyCompanyList, withoutDialog(search)),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(listWords.list, kitWords.listPage, kitWords.facetFilter);
  },
  pendingComponent: Skeleton,
  // Who narrows the list sees the choice at once, over the older results: the page itself asks for the new ones.
  loader: ({ context, deps, cause }) =>
    cause === 'stay'
      ? undefined
      : listAnswer(
          context.data.prefetch(supplyCompanyEndpoints.listSupplyCompanies, {
            query: listQuery(supplyCompanyList, deps),
          }),
        ),
  head: ({ match }) =>
    pageHead(match.context, 'supply', ({ company: { title, description } }) => ({ title, description })),
  component: Listing,
});

function Listing() {
  return <CompanyListPage search={Route.useLoaderDeps()} />;
}
