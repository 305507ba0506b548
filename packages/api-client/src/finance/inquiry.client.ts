import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { FinanceInquiry, FinanceInquiryInput } from './inquiry.contract.ts';
import { financeInquiryEndpoints } from './inquiry.endpoints.gen.ts';
import type { financeInquiryList } from './inquiry.lists.ts';

export type FinanceInquiryQuery = NonNullable<InputOf<typeof financeInquiryEndpoints.listFinanceInquiries>['query']>;

export const listFinanceInquiries = (
  transport: Transport,
  query: FinanceInquiryQuery = {},
  options?: CallOptions,
): Promise<Paged<FinanceInquiry, typeof financeInquiryList>> =>
  transport.call(financeInquiryEndpoints.listFinanceInquiries, { query }, options);

/** The same list as a file. */
export const fetchFinanceInquiries = (
  transport: Transport,
  ...what: ListFileOf<typeof financeInquiryEndpoints.financeInquiriesFile>
): Promise<ListFile> => fetchListFile(transport, financeInquiryEndpoints.financeInquiriesFile, ...what);

/** @throws ApiError `not_found` */
export const getFinanceInquiry = async (
  transport: Transport,
  id: string,
  options?: CallOptions,
): Promise<FinanceInquiry> =>
  (await transport.call(financeInquiryEndpoints.getFinanceInquiry, { params: { inquiry_id: id } }, options)).data;

/** @throws ApiError `not_found` where what it is about does not exist */
export const createFinanceInquiry = async (
  transport: Transport,
  body: FinanceInquiryInput,
  options?: CallOptions,
): Promise<FinanceInquiry> =>
  (await transport.call(financeInquiryEndpoints.createFinanceInquiry, { body }, options)).data;

/** @throws ApiError `transition_refused` with `details.allowed` */
export const moveFinanceInquiry = async (
  transport: Transport,
  id: string,
  body: InputOf<typeof financeInquiryEndpoints.moveFinanceInquiry>['body'],
  options?: CallOptions,
): Promise<FinanceInquiry> =>
  (await transport.call(financeInquiryEndpoints.moveFinanceInquiry, { params: { inquiry_id: id }, body }, options))
    .data;
