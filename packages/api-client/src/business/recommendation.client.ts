import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { RecommendedProductDetail, RecommendedProductSummary, Technique } from './recommendation.contract.ts';
import { recommendationEndpoints } from './recommendation.endpoints.gen.ts';
import type { recommendedProductList, techniqueList } from './recommendation.lists.ts';

export type RecommendedProductQuery = NonNullable<
  InputOf<typeof recommendationEndpoints.listRecommendedProducts>['query']
>;
export type TechniqueQuery = NonNullable<InputOf<typeof recommendationEndpoints.listTechniques>['query']>;

/** A page with its facets. */
export const listRecommendedProducts = (
  transport: Transport,
  query: RecommendedProductQuery = {},
  options?: CallOptions,
): Promise<Paged<RecommendedProductSummary, typeof recommendedProductList>> =>
  transport.call(recommendationEndpoints.listRecommendedProducts, { query }, options);

/** The same list as a file. */
export const fetchRecommendedProducts = (
  transport: Transport,
  ...what: ListFileOf<typeof recommendationEndpoints.recommendedProductsFile>
): Promise<ListFile> => fetchListFile(transport, recommendationEndpoints.recommendedProductsFile, ...what);

/** @throws ApiError `not_found` */
export const getRecommendedProduct = async (
  transport: Transport,
  id: string,
  options?: CallOptions,
): Promise<RecommendedProductDetail> =>
  (await transport.call(recommendationEndpoints.getRecommendedProduct, { params: { obj_id: id } }, options)).data;

/** A page with its facets. */
export const listTechniques = (
  transport: Transport,
  query: TechniqueQuery = {},
  options?: CallOptions,
): Promise<Paged<Technique, typeof techniqueList>> =>
  transport.call(recommendationEndpoints.listTechniques, { query }, options);

/** The same list as a file. */
export const fetchTechniques = (
  transport: Transport,
  ...what: ListFileOf<typeof recommendationEndpoints.techniquesFile>
): Promise<ListFile> => fetchListFile(transport, recommendationEndpoints.techniquesFile, ...what);

/** @throws ApiError `not_found` */
export const getTechnique = async (transport: Transport, id: string, options?: CallOptions): Promise<Technique> =>
  (await transport.call(recommendationEndpoints.getTechnique, { params: { obj_id: id } }, options)).data;
