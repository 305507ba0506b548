// Written from response.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const responseEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listResponses: {"method":"GET","path":"/tech/supply_demand/abutment","access":"user"},
    responsesFile: {"method":"GET","path":"/tech/supply_demand/abutment.{format}","access":"user"},
    createResponse: {"method":"POST","path":"/tech/supply_demand/abutment","access":"user","status":201,"idempotent":true,"hasBody":true},
    getResponse: {"method":"GET","path":"/tech/supply_demand/abutment/{response_id}","access":"user"},
    moveResponse: {"method":"POST","path":"/tech/supply_demand/abutment/{response_id}/status","access":"user","hasBody":true},
    listDemandResponses: {"method":"GET","path":"/tech/demands/{demand_id}/responses","access":"user"},
  },
  async () => (await import('./response.contract.ts')).responseEndpoints,
);
