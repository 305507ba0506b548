// Written from investor.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const investorEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listInvestors: {"method":"GET","path":"/financial/investors","access":"public"},
    investorsFile: {"method":"GET","path":"/financial/investors.{format}","access":"public"},
    getInvestor: {"method":"GET","path":"/financial/investors/{investor_id}","access":"public"},
  },
  async () => (await import('./investor.contract.ts')).investorEndpoints,
);
