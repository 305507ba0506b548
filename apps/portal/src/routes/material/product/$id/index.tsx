import { createFileRoute } from '@tanstack/react-router';
import { loadProduct } from '../../../../pages/material/product/load-product.ts';
import { ProductPage } from '../../../../pages/material/product/product-page.tsx';
import { materialWords } from '../../../../pages/material/words.ts';
import { readOfferSearch } from '../../../../pages/shared/offer/offer-choice.ts';
import { offerWords } from '../../../../pages/shared/offer/words.ts';
import { oneOf } from '../../../../platform/data/search-params.ts';
import { kitWords } from '../../../../platform/words/kit-words.ts';
import { pageSkeleton } from '../../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../../pages/shared/detail-skeleton.tsx'), 'DetailSkeleton');

export const Route = createFileRoute('/material/product/$id')({
  validateSearch: (search: Record<string, unknown>) => ({ ...readOfferSearch(search), file: oneOf(search.file) }),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(
      materialWords.materialProductDetail,
      offerWords.offer,
      kitWords.detailPage,
      kitWords.share,
      kitWords.fileViewer,
    );
  },
  pendingComponent: Skeleton,
  // Another choice asks for its price alone, and so the search is none of the loader's dependencies.
  loader: ({ context, params, location }) => loadProduct(context.data, params.id, location.search),
  head: ({ loaderData }) => ({
    meta: loaderData ? [{ title: loaderData.title }, { name: 'description', content: loaderData.headline }] : [],
  }),
  component: Product,
});

function Product() {
  const product = Route.useLoaderData();
  return <ProductPage key={product.id} product={product} search={Route.useSearch()} />;
}
