'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import type { RecommendedProductQuery, TechniqueQuery } from './recommendation.client.ts';
import type { RecommendedProductDetail, RecommendedProductSummary, Technique } from './recommendation.contract.ts';
import { recommendationEndpoints } from './recommendation.endpoints.gen.ts';
import type { recommendedProductList, techniqueList } from './recommendation.lists.ts';

const {
  listRecommendedProducts,
  recommendedProductsFile,
  getRecommendedProduct,
  listTechniques,
  techniquesFile,
  getTechnique,
} = recommendationEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useRecommendedProducts = (
  query: RecommendedProductQuery | null,
): Read<Paged<RecommendedProductSummary, typeof recommendedProductList>> => useList(listRecommendedProducts, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useRecommendedProductPages = (
  query: RecommendedProductQuery | null,
): ListPages<RecommendedProductSummary> => useListPages(listRecommendedProducts, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveRecommendedProducts = (): ListSaver<typeof recommendationEndpoints.recommendedProductsFile> =>
  useSaveList(recommendedProductsFile);

/** Null asks nothing. */
export const useRecommendedProduct = (id: string | null): Read<RecommendedProductDetail> =>
  mapRead(useRead(getRecommendedProduct, id === null ? null : { params: { obj_id: id } }), dataOf);

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useTechniques = (query: TechniqueQuery | null): Read<Paged<Technique, typeof techniqueList>> =>
  useList(listTechniques, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useTechniquePages = (query: TechniqueQuery | null): ListPages<Technique> =>
  useListPages(listTechniques, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveTechniques = (): ListSaver<typeof recommendationEndpoints.techniquesFile> =>
  useSaveList(techniquesFile);

/** Null asks nothing. */
export const useTechnique = (id: string | null): Read<Technique> =>
  mapRead(useRead(getTechnique, id === null ? null : { params: { obj_id: id } }), dataOf);
