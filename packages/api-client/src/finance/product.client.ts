import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { DebtProductDetail, DebtProductSummary } from './product.contract.ts';
import { debtProductEndpoints } from './product.endpoints.gen.ts';
import type { debtProductList } from './product.lists.ts';

export type DebtProductQuery = NonNullable<InputOf<typeof debtProductEndpoints.listDebtProducts>['query']>;

/** A page with its facets. `rate_max` is percent, `amount_min` ten-thousand yuan, `term_min` months. */
export const listDebtProducts = (
  transport: Transport,
  query: DebtProductQuery = {},
  options?: CallOptions,
): Promise<Paged<DebtProductSummary, typeof debtProductList>> =>
  transport.call(debtProductEndpoints.listDebtProducts, { query }, options);

/** The same list as a file. */
export const fetchDebtProducts = (
  transport: Transport,
  ...what: ListFileOf<typeof debtProductEndpoints.debtProductsFile>
): Promise<ListFile> => fetchListFile(transport, debtProductEndpoints.debtProductsFile, ...what);

/** @throws ApiError `not_found` */
export const getDebtProduct = async (
  transport: Transport,
  id: string,
  options?: CallOptions,
): Promise<DebtProductDetail> =>
  (await transport.call(debtProductEndpoints.getDebtProduct, { params: { obj_id: id } }, options)).data;

/**
 * Products side by side, in the order of `ids`; one that does not exist is left out.
 * @param ids two to four
 * @throws ApiError `validation_failed` for fewer or more
 */
export const compareDebtProducts = async (
  transport: Transport,
  ids: readonly string[],
  options?: CallOptions,
): Promise<DebtProductSummary[]> =>
  (await transport.call(debtProductEndpoints.compareDebtProducts, { query: { ids: [...ids] } }, options)).data;
