import { reportEndpoints } from '@zonekit/api-client/space/report/contract';
import { REPORT_FIGURES } from '@zonekit/api-client/space/report/lists';
import type { Make } from '../sample-rows.ts';

/** Submits the report that is overdue in the demo. */
export const make: Make = async (api, as) => {
  const params = { business_report_id: 'space-report-5' };
  const { version } = (await api.inject(reportEndpoints.getReport, { params }, as)).body.data;
  const figures = {
    ...{ revenue: 123_456_700, taxes: 7_654_300, rd_spend: 9_876_500, exports: 0 },
    ...{ headcount: 47, rd_headcount: 16, patents: 1, energy: null },
  };
  const reasons = REPORT_FIGURES.map((field) => ({ field, text: `秘影号试制期间的${field}` }));
  const body = { figures, reasons, remark: '秘影号样机试制', version };
  return api.inject(reportEndpoints.submitReport, { params, body }, as);
};
