import { createFileRoute, notFound } from '@tanstack/react-router';
import { debtProductEndpoints } from '@zonekit/api-client/finance/product/endpoints';
import { calculator } from '../../pages/finance/loan/calculator-section.tsx';
import { readCalculator } from '../../pages/finance/loan/details-address.ts';
import { ProductPage } from '../../pages/finance/loan/product-page.tsx';
import { loanWords } from '../../pages/finance/loan/words.ts';
import { oneOf } from '../../platform/data/search-params.ts';
import { kitWords } from '../../platform/words/kit-words.ts';
import { pageSkeleton } from '../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../pages/shared/detail-skeleton.tsx'), 'DetailSkeleton');

export const Route = createFileRoute('/finance/bondDetails')({
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => ({
    id: oneOf(search.id),
    calculates: readCalculator(search).open,
  }),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(loanWords.financeLoan, loanWords.financeBondDetails, kitWords.detailPage, kitWords.share);
  },
  pendingComponent: Skeleton,
  loader: async ({ context: { data }, deps: { id, calculates } }) => {
    if (id === undefined) throw notFound();
    const [product] = await Promise.all([
      data.load(debtProductEndpoints.getDebtProduct, { params: { obj_id: id } }),
      calculates && calculator.load(),
    ]);
    return product.data;
  },
  head: ({ loaderData }) => ({
    meta: loaderData ? [{ title: loaderData.title }, { name: 'description', content: loaderData.headline }] : [],
  }),
  component: Page,
});

function Page() {
  const product = Route.useLoaderData();
  return <ProductPage key={product.id} product={product} search={readCalculator(Route.useSearch())} />;
}
