import type { ProductDetail } from '@zonekit/api-client/material/product/contract';
import { productEndpoints } from '@zonekit/api-client/material/product/endpoints';
import { orderEndpoints } from '@zonekit/api-client/order/endpoints';
import type { Data } from '../../../platform/data/data.ts';
import { readOfferSearch } from '../../shared/offer/offer-choice.ts';
import { ratings } from '../../shared/offer/ratings-slot.ts';
import { productFacts, productFiles, productOutline } from './late-sections.ts';
import { productChoice, quoteBody } from './product-choice.ts';

/** Goods for their page, and the price of what the address names. @throws notFound() */
export const loadProduct = async (data: Data, id: string, search: Record<string, unknown>): Promise<ProductDetail> => {
  const { data: product } = await data.load(productEndpoints.getMallProduct, { params: { obj_id: id } });
  const choice = productChoice(product, readOfferSearch(search));
  const body = choice && quoteBody(product.id, choice, false);
  await Promise.all([
    body && data.prefetch(orderEndpoints.quoteMaterial, { body }),
    product.files.length > 0 && productFiles.load(),
    productOutline.load(),
    productFacts.load(),
    ratings.load(),
  ]);
  return product;
};
