import type { ReportFigure } from '@zonekit/api-client/space/report/contract';

const REPORTS = '/userCenter/user/space/businessStatus';

/** Where a report is; without an id, the list of them. */
export const reportHref = (id?: string): string =>
  id === undefined ? REPORTS : `${REPORTS}/${encodeURIComponent(id)}`;

/** The same page with another figure as its large chart. */
export const chartHref = (id: string | undefined, figure: ReportFigure): string =>
  `${reportHref(id)}?figure=${figure}#charts`;
