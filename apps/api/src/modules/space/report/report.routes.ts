import { reportEndpoints } from '@zonekit/api-client/space/report/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import { reportFile, reportList, reportStatuses, reportsOf } from './report.lists.ts';
import { getReport, moveReport, presentReports, seriesOf, submitReport } from './report.service.ts';

/** Operating status reports. */
export const reportRoutes = (serve: Serve, context: Context): void => {
  const now = () => context.now();

  serveList(
    serve,
    context,
    createFinder(),
    { list: reportEndpoints.listReports, file: reportEndpoints.reportsFile },
    {
      list: reportList,
      scope: reportsOf,
      present: async (ids, { db, user, locale, now: at }) =>
        user ? presentReports(db, ids, { user, locale, now: at }) : [],
      labels: async ({ locale }) => ({ status: named(reportStatuses, locale), year: 'years' as const }),
      file: reportFile,
    },
  );

  serve(reportEndpoints.reportSeries, async ({ db, user, locale }) => ({
    data: await seriesOf(db, { user, locale, now: now() }),
  }));

  serve(reportEndpoints.getReport, async ({ db, user, locale, params }) => ({
    data: await getReport(db, { user, locale, now: now() }, params.business_report_id),
  }));

  serve(reportEndpoints.submitReport, async ({ db, user, locale, params, body }) => ({
    data: await submitReport(db, { user, locale, now: now() }, params.business_report_id, body),
  }));

  serve(reportEndpoints.moveReport, async ({ db, user, locale, params, body }) => {
    const to = { status: body.status, reason: body.reason ?? null, remarks: body.remarks ?? [] };
    return { data: await moveReport(db, { user, locale, now: now() }, params.business_report_id, to) };
  });
};
