import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { FinanceApplication, FinanceApplicationForm, FinanceApplicationInput } from './application.contract.ts';
import { financeApplicationEndpoints } from './application.endpoints.gen.ts';
import type { financeApplicationList } from './application.lists.ts';

export type FinanceApplicationQuery = NonNullable<
  InputOf<typeof financeApplicationEndpoints.listFinanceApplications>['query']
>;

export const listFinanceApplications = (
  transport: Transport,
  query: FinanceApplicationQuery = {},
  options?: CallOptions,
): Promise<Paged<FinanceApplication, typeof financeApplicationList>> =>
  transport.call(financeApplicationEndpoints.listFinanceApplications, { query }, options);

/** The same list as a file. */
export const fetchFinanceApplications = (
  transport: Transport,
  ...what: ListFileOf<typeof financeApplicationEndpoints.financeApplicationsFile>
): Promise<ListFile> => fetchListFile(transport, financeApplicationEndpoints.financeApplicationsFile, ...what);

/** @throws ApiError `not_found` */
export const getFinanceApplication = async (
  transport: Transport,
  id: string,
  options?: CallOptions,
): Promise<FinanceApplication> =>
  (await transport.call(financeApplicationEndpoints.getFinanceApplication, { params: { application_id: id } }, options))
    .data;

/** @throws ApiError `conflict` with `details.application_id` where an application to the same is under way */
export const createFinanceApplication = async (
  transport: Transport,
  body: FinanceApplicationInput,
  options?: CallOptions,
): Promise<FinanceApplication> =>
  (await transport.call(financeApplicationEndpoints.createFinanceApplication, { body }, options)).data;

/** Corrects a returned one and submits it again. @throws ApiError `conflict` with `details.version` */
export const resubmitFinanceApplication = async (
  transport: Transport,
  id: string,
  body: FinanceApplicationForm & { version: number },
  options?: CallOptions,
): Promise<FinanceApplication> =>
  (
    await transport.call(
      financeApplicationEndpoints.resubmitFinanceApplication,
      { params: { application_id: id }, body },
      options,
    )
  ).data;

/** Withdraws one; as an operator moves it on. @throws ApiError `transition_refused` with `details.allowed` */
export const moveFinanceApplication = async (
  transport: Transport,
  id: string,
  body: InputOf<typeof financeApplicationEndpoints.moveFinanceApplication>['body'],
  options?: CallOptions,
): Promise<FinanceApplication> =>
  (
    await transport.call(
      financeApplicationEndpoints.moveFinanceApplication,
      { params: { application_id: id }, body },
      options,
    )
  ).data;
