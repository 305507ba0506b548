// Written from settlement.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const settlementEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listSettlements: {"method":"GET","path":"/space-service/settlements","access":"user"},
    settlementsFile: {"method":"GET","path":"/space-service/settlements.{format}","access":"user"},
    createSettlement: {"method":"POST","path":"/space-service/settlements","access":"user","status":201,"idempotent":true,"hasBody":true},
    getSettlement: {"method":"GET","path":"/space-service/settlements/{settlement_id}","access":"user"},
    resubmitSettlement: {"method":"PUT","path":"/space-service/settlements/{settlement_id}","access":"user","hasBody":true},
    moveSettlement: {"method":"POST","path":"/space-service/settlements/{settlement_id}/status","access":"user","hasBody":true},
  },
  async () => (await import('./settlement.contract.ts')).settlementEndpoints,
);
