import { createFileRoute } from '@tanstack/react-router';
import { recommendationEndpoints } from '@zonekit/api-client/business/recommendation/endpoints';
import { RecommendedProductPage } from '../../../pages/business/recommendation/product-page.tsx';
import { businessWords } from '../../../pages/business/words.ts';
import { kitWords } from '../../../platform/words/kit-words.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/detail-skeleton.tsx'), 'DetailSkeleton');

export const Route = createFileRoute('/business/recommendProducts/$id')({
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(businessWords.businessRecommendProducts, kitWords.detailPage, kitWords.share);
  },
  pendingComponent: Skeleton,
  loader: async ({ context, params }) =>
    (await context.data.load(recommendationEndpoints.getRecommendedProduct, { params: { obj_id: params.id } })).data,
  head: ({ loaderData }) => ({
    meta: loaderData ? [{ title: loaderData.title }, { name: 'description', content: loaderData.headline }] : [],
  }),
  component: RecommendedProduct,
});

function RecommendedProduct() {
  const product = Route.useLoaderData();
  return <RecommendedProductPage key={product.id} product={product} />;
}
