'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { EnrolmentQuery } from './enrolment.client.ts';
import type { Enrolment, EnrolmentState } from './enrolment.contract.ts';
import { enrolmentEndpoints } from './enrolment.endpoints.gen.ts';
import { eventEndpoints } from './event.endpoints.gen.ts';
import type { enrolmentList } from './event.lists.ts';

const { listEnrolments, createEnrolment, enrolmentState, getEnrolment, moveEnrolment } = enrolmentEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** My enrolments, those that have not ended first. Null sends no request. */
export const useEnrolments = (query: EnrolmentQuery | null): Read<Paged<Enrolment, typeof enrolmentList>> =>
  useList(listEnrolments, query);

/** The same as an infinite list. */
export const useEnrolmentPages = (query: EnrolmentQuery | null): ListPages<Enrolment> =>
  useListPages(listEnrolments, query);

/** Saves my enrolments as a file: `save('csv', {})`. */
export const useSaveEnrolments = (): ListSaver<typeof enrolmentEndpoints.enrolmentsFile> =>
  useSaveList(enrolmentEndpoints.enrolmentsFile);

/** Null sends no request. */
export const useEnrolment = (id: string | null): Read<Enrolment> =>
  mapRead(useRead(getEnrolment, id === null ? null : { params: { enrolment_id: id } }), dataOf);

const STATE_REFRESH_MS = 30_000;

/** Status and position on the waiting list, polled every 30 seconds. Null sends no request. */
export const useEnrolmentState = (id: string | null): Read<EnrolmentState> =>
  mapRead(
    useRead(enrolmentState, id === null ? null : { params: { enrolment_id: id } }, { refreshMs: STATE_REFRESH_MS }),
    dataOf,
  );

const { eventState, getEvent, listEvents } = eventEndpoints;
/** Stale after an enrolment was made or moved, or refused because the places changed. */
const CHANGED = [listEnrolments, getEnrolment, enrolmentState, eventState, getEvent, listEvents];

/** Enrols. `send({ body })`; the form shows what is wrong with it. */
export const useCreateEnrolment = (): Writer<InputOf<typeof enrolmentEndpoints.createEnrolment>, Enrolment> =>
  useWrite(createEnrolment, dataOf, { quiet: true, refreshes: CHANGED, refreshesOnFailure: true });

/** Moves an enrolment along its lifecycle. `send({ params: { enrolment_id }, body: { status } })`. */
export const useMoveEnrolment = (): Writer<InputOf<typeof enrolmentEndpoints.moveEnrolment>, Enrolment> =>
  useWrite(moveEnrolment, dataOf, { refreshes: CHANGED, refreshesOnFailure: true });
