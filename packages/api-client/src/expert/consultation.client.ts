import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { Consultation, ConsultationInput, ConsultationStatus } from './consultation.contract.ts';
import { consultationEndpoints } from './consultation.endpoints.gen.ts';
import type { consultationList } from './expert.lists.ts';

export type ConsultationQuery = NonNullable<InputOf<typeof consultationEndpoints.listConsultations>['query']>;

/** Consultations that the user asked for. */
export const listConsultations = (
  transport: Transport,
  query: ConsultationQuery = {},
  options?: CallOptions,
): Promise<Paged<Consultation, typeof consultationList>> =>
  transport.call(consultationEndpoints.listConsultations, { query }, options);

/** The same list as a file. */
export const fetchConsultations = (
  transport: Transport,
  ...what: ListFileOf<typeof consultationEndpoints.consultationsFile>
): Promise<ListFile> => fetchListFile(transport, consultationEndpoints.consultationsFile, ...what);

/** Consultations that the user was asked for as an expert. */
export const listReceivedConsultations = (
  transport: Transport,
  query: ConsultationQuery = {},
  options?: CallOptions,
): Promise<Paged<Consultation, typeof consultationList>> =>
  transport.call(consultationEndpoints.listReceivedConsultations, { query }, options);

/** The same list as a file. */
export const fetchReceivedConsultations = (
  transport: Transport,
  ...what: ListFileOf<typeof consultationEndpoints.receivedConsultationsFile>
): Promise<ListFile> => fetchListFile(transport, consultationEndpoints.receivedConsultationsFile, ...what);

export const getConsultation = async (transport: Transport, id: string, options?: CallOptions): Promise<Consultation> =>
  (await transport.call(consultationEndpoints.getConsultation, { params: { consultation_id: id } }, options)).data;

/** @throws ApiError `conflict` where the half-day was taken meanwhile */
export const createConsultation = async (
  transport: Transport,
  expertId: string,
  body: ConsultationInput,
  options?: CallOptions,
): Promise<Consultation> => {
  const input = { params: { expert_id: expertId }, body };
  return (await transport.call(consultationEndpoints.createConsultation, input, options)).data;
};

/** @throws ApiError `transition_refused` with `details.allowed` */
export const moveConsultation = async (
  transport: Transport,
  id: string,
  status: ConsultationStatus,
  reason?: string,
  options?: CallOptions,
): Promise<Consultation> => {
  const input = { params: { consultation_id: id }, body: { status, ...(reason !== undefined && { reason }) } };
  return (await transport.call(consultationEndpoints.moveConsultation, input, options)).data;
};
