// Written from need.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const needEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listNeeds: {"method":"GET","path":"/space-service/needs","access":"user"},
    needsFile: {"method":"GET","path":"/space-service/needs.{format}","access":"user"},
    createNeed: {"method":"POST","path":"/space-service/needs","access":"user","status":201,"idempotent":true,"hasBody":true},
    getNeed: {"method":"GET","path":"/space-service/needs/{need_id}","access":"user"},
    listMatches: {"method":"GET","path":"/space-service/needs/{need_id}/matches","access":"user"},
    moveNeed: {"method":"POST","path":"/space-service/needs/{need_id}/status","access":"user","hasBody":true},
  },
  async () => (await import('./need.contract.ts')).needEndpoints,
);
