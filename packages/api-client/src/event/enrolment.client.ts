import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { Enrolment, EnrolmentInput, EnrolmentState, EnrolmentStatus } from './enrolment.contract.ts';
import { enrolmentEndpoints } from './enrolment.endpoints.gen.ts';
import type { enrolmentList } from './event.lists.ts';

export type EnrolmentQuery = NonNullable<InputOf<typeof enrolmentEndpoints.listEnrolments>['query']>;

export const listEnrolments = (
  transport: Transport,
  query: EnrolmentQuery = {},
  options?: CallOptions,
): Promise<Paged<Enrolment, typeof enrolmentList>> =>
  transport.call(enrolmentEndpoints.listEnrolments, { query }, options);

/** The same as a file. */
export const fetchEnrolments = (
  transport: Transport,
  ...what: ListFileOf<typeof enrolmentEndpoints.enrolmentsFile>
): Promise<ListFile> => fetchListFile(transport, enrolmentEndpoints.enrolmentsFile, ...what);

export const getEnrolment = async (transport: Transport, id: string, options?: CallOptions): Promise<Enrolment> =>
  (await transport.call(enrolmentEndpoints.getEnrolment, { params: { enrolment_id: id } }, options)).data;

/** Status and position on the waiting list. */
export const getEnrolmentState = async (
  transport: Transport,
  id: string,
  options?: CallOptions,
): Promise<EnrolmentState> =>
  (await transport.call(enrolmentEndpoints.enrolmentState, { params: { enrolment_id: id } }, options)).data;

/** @throws ApiError `conflict` if enrolled already, `transition_refused` while enrolment is not open */
export const createEnrolment = async (
  transport: Transport,
  body: EnrolmentInput,
  options?: CallOptions,
): Promise<Enrolment> => (await transport.call(enrolmentEndpoints.createEnrolment, { body }, options)).data;

/** @throws ApiError `transition_refused` with `details.allowed` */
export const moveEnrolment = async (
  transport: Transport,
  id: string,
  status: EnrolmentStatus,
  reason?: string,
  options?: CallOptions,
): Promise<Enrolment> => {
  const input = { params: { enrolment_id: id }, body: { status, ...(reason !== undefined && { reason }) } };
  return (await transport.call(enrolmentEndpoints.moveEnrolment, input, options)).data;
};
