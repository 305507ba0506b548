// Written from demand.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const demandEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listHallDemands: {"method":"GET","path":"/tech/supply_demand/demand","access":"public"},
    hallDemandsFile: {"method":"GET","path":"/tech/supply_demand/demand.{format}","access":"public"},
    getHallDemand: {"method":"GET","path":"/tech/supply_demand/demand/{demand_id}","access":"optional"},
    listDemandMatches: {"method":"GET","path":"/tech/supply_demand/demand/{demand_id}/matches","access":"public"},
    listDemandFits: {"method":"GET","path":"/tech/supply_demand/fits","access":"user"},
    listDemands: {"method":"GET","path":"/tech/demands","access":"user"},
    demandsFile: {"method":"GET","path":"/tech/demands.{format}","access":"user"},
    createDemand: {"method":"POST","path":"/tech/demands","access":"user","status":201,"idempotent":true,"hasBody":true},
    previewAudience: {"method":"POST","path":"/tech/demands/audience","access":"user","hasBody":true},
    getDemand: {"method":"GET","path":"/tech/demands/{demand_id}","access":"user"},
    updateDemand: {"method":"PUT","path":"/tech/demands/{demand_id}","access":"user","hasBody":true},
    moveDemand: {"method":"POST","path":"/tech/demands/{demand_id}/status","access":"user","hasBody":true},
  },
  async () => (await import('./demand.contract.ts')).demandEndpoints,
);
