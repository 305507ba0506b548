// Written from matching.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const loanMatchingEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    matchLoans: {"method":"GET","path":"/financial/debt_products/matches","access":"optional"},
  },
  async () => (await import('./matching.contract.ts')).loanMatchingEndpoints,
);
