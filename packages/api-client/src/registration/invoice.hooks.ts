'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { InvoiceApplicationQuery } from './invoice.client.ts';
import type { InvoiceApplication, InvoiceSource } from './invoice.contract.ts';
import { invoiceEndpoints } from './invoice.endpoints.gen.ts';
import type { invoiceApplicationList } from './invoice.lists.ts';

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
): Read<Paged<InvoiceApplication, typeof invoiceApplicationList>> => useList(listInvoiceApplications, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useInvoiceApplicationPages = (query: InvoiceApplicationQuery | null): ListPages<InvoiceApplication> =>
  useListPages(listInvoiceApplications, query);

/** Saves them as a file: `save('csv', {})`. */
export const useSaveInvoiceApplications = (): ListSaver<typeof invoiceEndpoints.invoiceApplicationsFile> =>
  useSaveList(invoiceApplicationsFile);

/** Null asks nothing. */
export const useInvoiceApplication = (id: string | null): Read<InvoiceApplication> =>
  mapRead(useRead(getInvoiceApplication, id === null ? null : { params: { invoice_application_id: id } }), dataOf);

/** Orders and contracts of which something can be invoiced. */
export const useInvoiceSources = (): Read<InvoiceSource[]> => mapRead(useRead(listInvoiceSources, {}), dataOf);

const CHANGED = [listInvoiceApplications, getInvoiceApplication, listInvoiceSources];

/** Applies. `send({ body })`. */
export const useCreateInvoiceApplication = (): Writer<
  InputOf<typeof invoiceEndpoints.createInvoiceApplication>,
  InvoiceApplication
> => useWrite(createInvoiceApplication, dataOf, { quiet: true, refreshes: CHANGED });

/** Corrects a returned one and submits it again. `send({ params: { invoice_application_id }, body: { version, … } })`. */
export const useResubmitInvoiceApplication = (): Writer<
  InputOf<typeof invoiceEndpoints.resubmitInvoiceApplication>,
  InvoiceApplication
> => useWrite(resubmitInvoiceApplication, dataOf, { quiet: true, refreshes: CHANGED });

/** As an operator moves one. `send({ params: { invoice_application_id }, body: { status } })`. */
export const useMoveInvoiceApplication = (): Writer<
  InputOf<typeof invoiceEndpoints.moveInvoiceApplication>,
  InvoiceApplication
> => useWrite(moveInvoiceApplication, dataOf, { quiet: true, refreshes: CHANGED });
