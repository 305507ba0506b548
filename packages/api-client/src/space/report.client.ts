import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { Report, ReportPoint } from './report.contract.ts';
import { reportEndpoints } from './report.endpoints.gen.ts';
import type { reportList } from './report.lists.ts';

export type ReportQuery = NonNullable<InputOf<typeof reportEndpoints.listReports>['query']>;

export const listReports = (
  transport: Transport,
  query: ReportQuery = {},
  options?: CallOptions,
): Promise<Paged<Report, typeof reportList>> => transport.call(reportEndpoints.listReports, { query }, options);

/** The same list as a file. */
export const fetchReports = (
  transport: Transport,
  ...what: ListFileOf<typeof reportEndpoints.reportsFile>
): Promise<ListFile> => fetchListFile(transport, reportEndpoints.reportsFile, ...what);

/** The last twelve quarters, the earliest first. */
export const getReportSeries = async (transport: Transport, options?: CallOptions): Promise<ReportPoint[]> =>
  (await transport.call(reportEndpoints.reportSeries, {}, options)).data;

/** @throws ApiError `not_found` */
export const getReport = async (transport: Transport, id: string, options?: CallOptions): Promise<Report> =>
  (await transport.call(reportEndpoints.getReport, { params: { business_report_id: id } }, options)).data;

/** @throws ApiError `validation_failed` with `details.fields`, `conflict` with `details.version` */
export const submitReport = async (
  transport: Transport,
  id: string,
  body: InputOf<typeof reportEndpoints.submitReport>['body'],
  options?: CallOptions,
): Promise<Report> =>
  (await transport.call(reportEndpoints.submitReport, { params: { business_report_id: id }, body }, options)).data;

/** As an operator. @throws ApiError `transition_refused` with `details.allowed` */
export const moveReport = async (
  transport: Transport,
  id: string,
  body: InputOf<typeof reportEndpoints.moveReport>['body'],
  options?: CallOptions,
): Promise<Report> =>
  (await transport.call(reportEndpoints.moveReport, { params: { business_report_id: id }, body }, options)).data;
