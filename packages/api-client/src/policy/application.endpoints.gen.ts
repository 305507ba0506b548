// Written from application.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const applicationEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listApplications: {"method":"GET","path":"/policy/users_policy","access":"user"},
    applicationsFile: {"method":"GET","path":"/policy/users_policy.{format}","access":"user"},
    createApplication: {"method":"POST","path":"/policy/users_policy","access":"user","status":201,"idempotent":true,"hasBody":true},
    getApplication: {"method":"GET","path":"/policy/users_policy/{application_id}","access":"user"},
    editApplication: {"method":"PUT","path":"/policy/users_policy/{application_id}","access":"user","hasBody":true},
    moveApplication: {"method":"POST","path":"/policy/users_policy/{application_id}/status","access":"user","hasBody":true},
    deleteApplication: {"method":"DELETE","path":"/policy/users_policy/{application_id}","access":"user"},
  },
  async () => (await import('./application.contract.ts')).applicationEndpoints,
);
