import * as z from 'zod/mini';
import { endpoint, envelope, id, isoDate, isoTime, text } from '../contract/contract.ts';
import { listEndpoints } from '../contract/list.ts';
import { lifecycleEvent, stateChange, stateOf } from '../lifecycle/lifecycle.schema.ts';
import { statusReport as life } from '../lifecycle/subjects/status-report.lifecycle.ts';
import { REPORT_FIGURES, reportList } from './report.lists.ts';

/** State of a report. */
export const reportStatus = stateOf(life);
export type ReportStatus = z.infer<typeof reportStatus>;

/** `2026Q3`. */
export const reportPeriod = z.string().check(z.regex(/^\d{4}Q[1-4]$/));

const fen = z.number().check(z.int(), z.gte(0), z.lte(1_000_000_000_000_000));
const count = z.number().check(z.int(), z.gte(0), z.lte(10_000_000));

/** Of one quarter; amounts in fen. */
export const reportFigures = z.object({
  revenue: fen,
  taxes: fen,
  rd_spend: fen,
  exports: fen,
  /** People at the end of the quarter, and how many of them do research and development. */
  headcount: count,
  rd_headcount: count,
  /** Granted in the quarter. */
  patents: count,
  /** Kilowatt hours; null where it is not stated. */
  energy: z.nullable(z.number().check(z.gte(0), z.lte(10_000_000_000))),
});
export interface ReportFigures extends z.infer<typeof reportFigures> {}

export const reportFigure = z.enum(REPORT_FIGURES);
export type ReportFigure = z.infer<typeof reportFigure>;

/** Why a figure changed by more than 30 %. */
export const reportReason = z.object({ field: reportFigure, text: text(300) });
export interface ReportReason extends z.infer<typeof reportReason> {}

/** What has to be corrected in one field of a returned report. */
export const reportRemark = z.object({ field: z.enum([...REPORT_FIGURES, 'remark']), remark: text(200) });
export interface ReportRemark extends z.infer<typeof reportRemark> {}

/** An enterprise's report on one quarter. */
export const report = z.object({
  id,
  /** Number for phone calls: SR20261001-7K3M. */
  number: z.string(),
  enterprise: z.object({ id, name: z.string() }),
  period: reportPeriod,
  /** First and last day of the quarter. */
  starts_on: isoDate,
  ends_on: isoDate,
  /** The last day on which it can be handed in in time. */
  due_on: isoDate,
  /** Null while it has not been submitted. */
  figures: z.nullable(reportFigures),
  reasons: z.array(reportReason),
  remark: z.string(),
  /** Incremented by each submission. One of an older version is refused: optimistic locking between colleagues. */
  version: z.number(),
  status: reportStatus,
  /** Of the last return, by field; empty where it was not returned. */
  remarks: z.array(reportRemark),
  /** The figures of the quarter before; null where there are none. */
  previous: z.nullable(z.object({ id, period: reportPeriod, figures: reportFigures })),
  submitted_at: z.nullable(isoTime),
  updated_at: isoTime,
  events: z.array(lifecycleEvent(reportStatus)),
  /** States to which this user may move it now. */
  allowed: z.array(reportStatus),
});
export interface Report extends z.infer<typeof report> {}

/** One quarter of the chart; without figures where nothing was submitted. */
export const reportPoint = z.object({
  id,
  period: reportPeriod,
  status: reportStatus,
  figures: z.nullable(reportFigures),
});
export interface ReportPoint extends z.infer<typeof reportPoint> {}

const PATH = '/space-service/business_reports';
const params = z.object({ business_report_id: id });

const reports = listEndpoints({
  path: PATH,
  summary: "My enterprise's operating status reports, those that are not accepted first; everybody's for an operator",
  access: 'user',
  item: report,
  list: reportList,
  shapes: { year: z.string().check(z.regex(/^\d{4}$/)) },
});

export const reportEndpoints = {
  listReports: reports.list,
  reportsFile: reports.file,
  reportSeries: endpoint({
    method: 'GET',
    path: '/space-service/business_report_series',
    summary: "The last twelve quarters of my enterprise's reports, the earliest first",
    access: 'user',
    response: envelope(z.array(reportPoint)),
  }),
  getReport: endpoint({
    method: 'GET',
    path: `${PATH}/{business_report_id}`,
    summary: "One of my enterprise's reports with the quarter before beside it",
    access: 'user',
    params,
    errors: [404],
    response: envelope(report),
  }),
  submitReport: endpoint({
    method: 'PUT',
    path: `${PATH}/{business_report_id}`,
    summary:
      'Submit a report that is due, overdue or returned. 422 names changes over 30 % without a reason; 409 with details.version where it was submitted in between',
    access: 'user',
    params,
    body: z.object({
      figures: reportFigures,
      reasons: z.array(reportReason).check(z.maxLength(REPORT_FIGURES.length)),
      remark: z.string().check(z.trim(), z.maxLength(1000)),
      version: z.number().check(z.int(), z.gte(1)),
    }),
    errors: [403, 404, 409],
    response: envelope(report),
  }),
  moveReport: endpoint({
    method: 'POST',
    path: `${PATH}/{business_report_id}/status`,
    summary: 'As an operator accept a report or return it with remarks by field',
    access: 'user',
    params,
    body: z.extend(stateChange(life, z.enum(['accepted', 'returned'])), {
      /** By field, with a return alone. */
      remarks: z.optional(z.array(reportRemark).check(z.maxLength(REPORT_FIGURES.length + 1))),
    }),
    errors: [403, 404],
    response: envelope(report),
  }),
};
