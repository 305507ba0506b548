'use client';
import { useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { useWrite } from '../react/use-write.ts';
import type { AnswerOf } from '../transport/endpoint-types.ts';
import type { InvoiceApplicationQuery } from './invoice.client.ts';
import type { InvoiceApplication, InvoiceSource } from './invoice.contract.ts';
import { invoiceEndpoints } from './invoice.endpoints.gen.ts';

const {
  listInvoiceApplications,
  invoiceApplicationsFile,
  createInvoiceApplication,
  getInvoiceApplication,
  resubmitInvoiceApplication,
  moveInvoiceApplication,
  listInvoiceSources,
} = invoiceEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** My enterprise's invoice applications, those that have not ended first. Null asks nothing. */
export const useInvoiceApplications = (
  query: InvoiceApplicationQuery | null,
): Read<AnswerOf<typeof listInvoiceApplications>> => useList(listInvoiceApplications, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useInvoiceApplicationPages = (query: InvoiceApplicationQuery | null) =>
  useListPages(listInvoiceApplications, query);

/** Saves them as a file: `save('csv', {})`. */
export const useSaveInvoiceApplications = () => useSaveList(invoiceApplicationsFile);

/** Null asks nothing. */
export const useInvoiceApplication = (id: string | null): Read<InvoiceApplication> =>
  mapRead(useRead(getInvoiceApplication, id === null ? null : { params: { invoice_application_id: id } }), dataOf);

/** Orders and contracts of which something can be invoiced. */
export const useInvoiceSources = (): Read<InvoiceSource[]> => mapRead(useRead(listInvoiceSources, {}), dataOf);

const CHANGED = [listInvoiceApplications, getInvoiceApplication, listInvoiceSources];

/** Applies. `send({ body })`. */
export const useCreateInvoiceApplication = () =>
  useWrite(createInvoiceApplication, dataOf, { quiet: true, refreshes: CHANGED });

/** Corrects a returned one and submits it again. `send({ params: { invoice_application_id }, body: { version, … } })`. */
export const useResubmitInvoiceApplication = () =>
  useWrite(resubmitInvoiceApplication, dataOf, { quiet: true, refreshes: CHANGED });

/** As an operator moves one. `send({ params: { invoice_application_id }, body: { status } })`. */
export const useMoveInvoiceApplication = () =>
  useWrite(moveInvoiceApplication, dataOf, { quiet: true, refreshes: CHANGED });
