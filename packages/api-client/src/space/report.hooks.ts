'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { ReportQuery } from './report.client.ts';
import type { Report, ReportPoint } from './report.contract.ts';
import { reportEndpoints } from './report.endpoints.gen.ts';
import type { reportList } from './report.lists.ts';

const { listReports, reportsFile, reportSeries, getReport, submitReport, moveReport } = reportEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** My enterprise's reports, those that are not accepted first. Null asks nothing. */
export const useReports = (query: ReportQuery | null): Read<Paged<Report, typeof reportList>> =>
  useList(listReports, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useReportPages = (query: ReportQuery | null): ListPages<Report> => useListPages(listReports, query);

/** Saves the reports as a file: `save('csv', {})`. */
export const useSaveReports = (): ListSaver<typeof reportEndpoints.reportsFile> => useSaveList(reportsFile);

/** The last twelve quarters, the earliest first. */
export const useReportSeries = (): Read<ReportPoint[]> => mapRead(useRead(reportSeries, {}), dataOf);

/** Null asks nothing. */
export const useReport = (id: string | null): Read<Report> =>
  mapRead(useRead(getReport, id === null ? null : { params: { business_report_id: id } }), dataOf);

const CHANGED = [listReports, getReport, reportSeries];

/** Submits a report. `send({ params: { business_report_id }, body: { figures, reasons, remark, version } })`. */
export const useSubmitReport = (): Writer<InputOf<typeof reportEndpoints.submitReport>, Report> =>
  useWrite(submitReport, dataOf, { quiet: true, refreshes: CHANGED });

/** As an operator accepts or returns one. `send({ params: { business_report_id }, body: { status } })`. */
export const useMoveReport = (): Writer<InputOf<typeof reportEndpoints.moveReport>, Report> =>
  useWrite(moveReport, dataOf, { quiet: true, refreshes: CHANGED });
