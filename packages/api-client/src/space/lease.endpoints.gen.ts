// Written from lease.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const leaseEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listContracts: {"method":"GET","path":"/space-service/contracts","access":"user"},
    contractsFile: {"method":"GET","path":"/space-service/contracts.{format}","access":"user"},
    getContract: {"method":"GET","path":"/space-service/contracts/{contract_id}","access":"user"},
    contractRents: {"method":"GET","path":"/space-service/contracts/{contract_id}/rents.csv","access":"user"},
    moveContract: {"method":"POST","path":"/space-service/contracts/{contract_id}/status","access":"user","hasBody":true},
    renewalOptions: {"method":"GET","path":"/space-service/contracts/{contract_id}/renewal","access":"user"},
    renewContract: {"method":"POST","path":"/space-service/contracts/{contract_id}/renewal","access":"user","status":201,"idempotent":true,"hasBody":true},
  },
  async () => (await import('./lease.contract.ts')).leaseEndpoints,
);
