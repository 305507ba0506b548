'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { ConsultationQuery } from './consultation.client.ts';
import type { Consultation } from './consultation.contract.ts';
import { consultationEndpoints } from './consultation.endpoints.gen.ts';
import { expertEndpoints } from './expert.endpoints.gen.ts';
import type { consultationList } from './expert.lists.ts';

const { listConsultations, listReceivedConsultations, createConsultation, getConsultation, moveConsultation } =
  consultationEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** Consultations that the user asked for, those that have not ended first. Null: no request. */
export const useConsultations = (query: ConsultationQuery | null): Read<Paged<Consultation, typeof consultationList>> =>
  useList(listConsultations, query);

/** The same as an infinite list. */
export const useConsultationPages = (query: ConsultationQuery | null): ListPages<Consultation> =>
  useListPages(listConsultations, query);

/** Consultations that the user was asked for as an expert. Null: no request. */
export const useReceivedConsultations = (
  query: ConsultationQuery | null,
): Read<Paged<Consultation, typeof consultationList>> => useList(listReceivedConsultations, query);

/** The same as an infinite list. */
export const useReceivedConsultationPages = (query: ConsultationQuery | null): ListPages<Consultation> =>
  useListPages(listReceivedConsultations, query);

/** Saves them as a file: `save('csv', {})`. */
export const useSaveConsultations = (): ListSaver<typeof consultationEndpoints.consultationsFile> =>
  useSaveList(consultationEndpoints.consultationsFile);
export const useSaveReceivedConsultations = (): ListSaver<typeof consultationEndpoints.receivedConsultationsFile> =>
  useSaveList(consultationEndpoints.receivedConsultationsFile);

/** Null: no request. */
export const useConsultation = (id: string | null): Read<Consultation> =>
  mapRead(useRead(getConsultation, id === null ? null : { params: { consultation_id: id } }), dataOf);

const { listExperts, getExpert } = expertEndpoints;
/** A refused half-day is shown as taken too. */
const CHANGED = [listConsultations, listReceivedConsultations, getConsultation, listExperts, getExpert];

/** Asks an expert for advice. `send({ params: { expert_id }, body })`; the form shows what is wrong with it. */
export const useCreateConsultation = (): Writer<
  InputOf<typeof consultationEndpoints.createConsultation>,
  Consultation
> => useWrite(createConsultation, dataOf, { quiet: true, refreshes: CHANGED, refreshesOnFailure: true });

/** Cancels; as the expert accepts, declines or marks as held. `send({ params: { consultation_id }, body: { status } })`. */
export const useMoveConsultation = (): Writer<InputOf<typeof consultationEndpoints.moveConsultation>, Consultation> =>
  useWrite(moveConsultation, dataOf, { refreshes: CHANGED, refreshesOnFailure: true });
