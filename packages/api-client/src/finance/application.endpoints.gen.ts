// Written from application.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const financeApplicationEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listFinanceApplications: {"method":"GET","path":"/financial/applications","access":"user"},
    financeApplicationsFile: {"method":"GET","path":"/financial/applications.{format}","access":"user"},
    createFinanceApplication: {"method":"POST","path":"/financial/applications","access":"user","status":201,"idempotent":true,"hasBody":true},
    getFinanceApplication: {"method":"GET","path":"/financial/applications/{application_id}","access":"user"},
    resubmitFinanceApplication: {"method":"PUT","path":"/financial/applications/{application_id}","access":"user","hasBody":true},
    moveFinanceApplication: {"method":"POST","path":"/financial/applications/{application_id}/status","access":"user","hasBody":true},
  },
  async () => (await import('./application.contract.ts')).financeApplicationEndpoints,
);
