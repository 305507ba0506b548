import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { TaxRebate, TaxRebateForm } from './tax-rebate.contract.ts';
import { taxRebateEndpoints } from './tax-rebate.endpoints.gen.ts';
import type { taxRebateList } from './tax-rebate.lists.ts';

export type TaxRebateQuery = NonNullable<InputOf<typeof taxRebateEndpoints.listTaxRebates>['query']>;

export const listTaxRebates = (
  transport: Transport,
  query: TaxRebateQuery = {},
  options?: CallOptions,
): Promise<Paged<TaxRebate, typeof taxRebateList>> =>
  transport.call(taxRebateEndpoints.listTaxRebates, { query }, options);

/** The same list as a file. */
export const fetchTaxRebates = (
  transport: Transport,
  ...what: ListFileOf<typeof taxRebateEndpoints.taxRebatesFile>
): Promise<ListFile> => fetchListFile(transport, taxRebateEndpoints.taxRebatesFile, ...what);

/** @throws ApiError `not_found` */
export const getTaxRebate = async (transport: Transport, id: string, options?: CallOptions): Promise<TaxRebate> =>
  (await transport.call(taxRebateEndpoints.getTaxRebate, { params: { tax_rebate_id: id } }, options)).data;

/** @throws ApiError `validation_failed` with `details.tax_rebate_id` where another has days of the period */
export const createTaxRebate = async (
  transport: Transport,
  body: TaxRebateForm,
  options?: CallOptions,
): Promise<TaxRebate> => (await transport.call(taxRebateEndpoints.createTaxRebate, { body }, options)).data;

/** Corrects a returned one and submits it again. @throws ApiError `conflict` with `details.version` */
export const resubmitTaxRebate = async (
  transport: Transport,
  id: string,
  body: TaxRebateForm & { version: number },
  options?: CallOptions,
): Promise<TaxRebate> =>
  (await transport.call(taxRebateEndpoints.resubmitTaxRebate, { params: { tax_rebate_id: id }, body }, options)).data;

/** As an operator. @throws ApiError `transition_refused` with `details.allowed` */
export const moveTaxRebate = async (
  transport: Transport,
  id: string,
  body: InputOf<typeof taxRebateEndpoints.moveTaxRebate>['body'],
  options?: CallOptions,
): Promise<TaxRebate> =>
  (await transport.call(taxRebateEndpoints.moveTaxRebate, { params: { tax_rebate_id: id }, body }, options)).data;
