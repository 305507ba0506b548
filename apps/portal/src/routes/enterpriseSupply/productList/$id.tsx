import { createFileRoute } from '@tanstack/react-router';
import { supplyProductEndpoints } from '@zonekit/api-client/supply/product/endpoints';
import { ProductPage } from '../../../pages/supply/product/product-page.tsx';
import { kitWords } from '../../../platform/words/kit-words.ts';

export const Route = createFileRoute('/enterpriseSupply/productList/$id')({
  beforeLoad: ({ context }) => context.words.load(kitWords.detailPage, kitWords.share),
  loader: async ({ context, params }) =>
    (await context.data.load(supplyProductEndpoints.getSupplyProduct, { params: { supply_product_id: params.id } }))
      .data,
  head: ({ loaderData }) => ({
    meta: loaderData ? [{ title: loaderData.title }, { name: 'description', content: loaderData.summary }] : [],
  }),
  component: Detail,
});

function Detail() {
  const product = Route.useLoaderData();
  return <ProductPage key={product.id} product={product} />;
}
