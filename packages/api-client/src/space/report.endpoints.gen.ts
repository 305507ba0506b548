// Written from report.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const reportEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listReports: {"method":"GET","path":"/space-service/business_reports","access":"user"},
    reportsFile: {"method":"GET","path":"/space-service/business_reports.{format}","access":"user"},
    reportSeries: {"method":"GET","path":"/space-service/business_report_series","access":"user"},
    getReport: {"method":"GET","path":"/space-service/business_reports/{business_report_id}","access":"user"},
    submitReport: {"method":"PUT","path":"/space-service/business_reports/{business_report_id}","access":"user","hasBody":true},
    moveReport: {"method":"POST","path":"/space-service/business_reports/{business_report_id}/status","access":"user","hasBody":true},
  },
  async () => (await import('./report.contract.ts')).reportEndpoints,
);
