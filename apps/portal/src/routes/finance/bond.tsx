import { createFileRoute } from '@tanstack/react-router';
import { debtProductList } from '@zonekit/api-client/finance/product/lists';
import { loadBond, productComparePage, productListPage } from '../../pages/finance/loan/bond-pages.tsx';
import { loanWords } from '../../pages/finance/loan/words.ts';
import { readCompared } from '../../pages/shared/compare/compare-address.ts';
import { readList } from '../../pages/shared/list/list-query.ts';
import { listWords } from '../../pages/shared/list/words.ts';
import { kitFormWords } from '../../platform/words/kit-form-words.ts';
import { kitWords } from '../../platform/words/kit-words.ts';
import { pageHead } from '../../platform/words/page-head.ts';
import { withoutDialog } from '../../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/finance/bond')({
  loaderDeps: ({ search: { compare, different, ...search } }: { search: Record<string, unknown> }) => ({
    search: readList(debtProductList, withoutDialog(search)),
    compared: readCompared({ compare, different }),
  }),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(
      loanWords.financeLoan,
      loanWords.financeBond,
      listWords.list,
      kitWords.listPage,
      kitWords.facetFilter,
      kitFormWords.comparisonTable,
      kitFormWords.comparisonTray,
    );
  },
  pendingComponent: Skeleton,
  loader: loadBond,
  head: ({ match, loaderData }) =>
    pageHead(match.context, 'financeBond', ({ title, description }) => ({
      title:
        loaderData?.shows === 'comparison' && loaderData.products.length > 1
          ? loaderData.products.map((product) => product.title).join(' / ')
          : title,
      description,
    })),
  component: Page,
});

function Page() {
  const { search, compared } = Route.useLoaderDeps();
  const data = Route.useLoaderData();
  if (data.shows === 'comparison') return compared && productComparePage.show({ products: data.products, compared });
  return productListPage.show({ search });
}
