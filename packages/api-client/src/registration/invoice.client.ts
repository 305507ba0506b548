import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { InvoiceApplication, InvoiceForm, InvoiceSource } from './invoice.contract.ts';
import { invoiceEndpoints } from './invoice.endpoints.gen.ts';
import type { invoiceApplicationList } from './invoice.lists.ts';

export type InvoiceApplicationQuery = NonNullable<InputOf<typeof invoiceEndpoints.listInvoiceApplications>['query']>;

export const listInvoiceApplications = (
  transport: Transport,
  query: InvoiceApplicationQuery = {},
  options?: CallOptions,
): Promise<Paged<InvoiceApplication, typeof invoiceApplicationList>> =>
  transport.call(invoiceEndpoints.listInvoiceApplications, { query }, options);

/** The same list as a file. */
export const fetchInvoiceApplications = (
  transport: Transport,
  ...what: ListFileOf<typeof invoiceEndpoints.invoiceApplicationsFile>
): Promise<ListFile> => fetchListFile(transport, invoiceEndpoints.invoiceApplicationsFile, ...what);

/** Orders and contracts of which something can be invoiced. */
export const listInvoiceSources = async (transport: Transport, options?: CallOptions): Promise<InvoiceSource[]> =>
  (await transport.call(invoiceEndpoints.listInvoiceSources, {}, options)).data;

/** @throws ApiError `not_found` */
export const getInvoiceApplication = async (
  transport: Transport,
  id: string,
  options?: CallOptions,
): Promise<InvoiceApplication> =>
  (await transport.call(invoiceEndpoints.getInvoiceApplication, { params: { invoice_application_id: id } }, options))
    .data;

/** @throws ApiError `validation_failed` at `amount` where less can be invoiced */
export const createInvoiceApplication = async (
  transport: Transport,
  body: InvoiceForm,
  options?: CallOptions,
): Promise<InvoiceApplication> =>
  (await transport.call(invoiceEndpoints.createInvoiceApplication, { body }, options)).data;

/** Corrects a returned one and submits it again. @throws ApiError `conflict` with `details.version` */
export const resubmitInvoiceApplication = async (
  transport: Transport,
  id: string,
  body: InvoiceForm & { version: number },
  options?: CallOptions,
): Promise<InvoiceApplication> =>
  (
    await transport.call(
      invoiceEndpoints.resubmitInvoiceApplication,
      { params: { invoice_application_id: id }, body },
      options,
    )
  ).data;

/** As an operator. @throws ApiError `transition_refused` with `details.allowed` */
export const moveInvoiceApplication = async (
  transport: Transport,
  id: string,
  body: InputOf<typeof invoiceEndpoints.moveInvoiceApplication>['body'],
  options?: CallOptions,
): Promise<InvoiceApplication> =>
  (
    await transport.call(
      invoiceEndpoints.moveInvoiceApplication,
      { params: { invoice_application_id: id }, body },
      options,
    )
  ).data;
