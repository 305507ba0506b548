// Written from entry-application.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const entryApplicationEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listEntryApplications: {"method":"GET","path":"/space-service/admission_applies","access":"user"},
    entryApplicationsFile: {"method":"GET","path":"/space-service/admission_applies.{format}","access":"user"},
    createEntryApplication: {"method":"POST","path":"/space-service/admission_applies","access":"user","status":201,"idempotent":true,"hasBody":true},
    getEntryApplication: {"method":"GET","path":"/space-service/admission_applies/{admission_apply_id}","access":"user"},
    editEntryApplication: {"method":"PUT","path":"/space-service/admission_applies/{admission_apply_id}","access":"user","hasBody":true},
    moveEntryApplication: {"method":"POST","path":"/space-service/admission_applies/{admission_apply_id}/status","access":"user","hasBody":true},
  },
  async () => (await import('./entry-application.contract.ts')).entryApplicationEndpoints,
);
