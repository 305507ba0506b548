import { fetchListFile, type ListFileOf } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { FinanceApplication, FinanceApplicationForm, FinanceApplicationInput } from './application.contract.ts';
import { financeApplicationEndpoints } from './application.endpoints.gen.ts';

const {
  listFinanceApplications: list,
  financeApplicationsFile: file,
  createFinanceApplication: create,
  getFinanceApplication: get,
  resubmitFinanceApplication: resubmit,
  moveFinanceApplication: move,
} = financeApplicationEndpoints;

export type FinanceApplicationQuery = NonNullable<InputOf<typeof list>['query']>;

export const listFinanceApplications = (
  transport: Transport,
  query: FinanceApplicationQuery = {},
  options?: CallOptions,
) => transport.call(list, { query }, options);

/** The same list as a file. */
export const fetchFinanceApplications = (transport: Transport, ...what: ListFileOf<typeof file>) =>
  fetchListFile(transport, file, ...what);

/** @throws ApiError `not_found` */
export const getFinanceApplication = async (
  transport: Transport,
  id: string,
  options?: CallOptions,
): Promise<FinanceApplication> => (await transport.call(get, { params: { application_id: id } }, options)).data;

/** @throws ApiError `conflict` with `details.application_id` where an application to the same is under way */
export const createFinanceApplication = async (
  transport: Transport,
  body: FinanceApplicationInput,
  options?: CallOptions,
): Promise<FinanceApplication> => (await transport.call(create, { body }, options)).data;

/** Corrects a returned one and submits it again. @throws ApiError `conflict` with `details.version` */
export const resubmitFinanceApplication = async (
  transport: Transport,
  id: string,
  body: FinanceApplicationForm & { version: number },
  options?: CallOptions,
): Promise<FinanceApplication> =>
  (await transport.call(resubmit, { params: { application_id: id }, body }, options)).data;

/** Withdraws one; as an operator moves it on. @throws ApiError `transition_refused` with `details.allowed` */
export const moveFinanceApplication = async (
  transport: Transport,
  id: string,
  body: InputOf<typeof move>['body'],
  options?: CallOptions,
): Promise<FinanceApplication> => (await transport.call(move, { params: { application_id: id }, body }, options)).data;
