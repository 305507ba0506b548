// Written from fund.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const fundEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listFunds: {"method":"GET","path":"/financial/funds","access":"public"},
    fundsFile: {"method":"GET","path":"/financial/funds.{format}","access":"public"},
    getFund: {"method":"GET","path":"/financial/funds/{fund_id}","access":"public"},
    listFundResults: {"method":"GET","path":"/financial/fund_results","access":"public"},
    fundResultsFile: {"method":"GET","path":"/financial/fund_results.{format}","access":"public"},
  },
  async () => (await import('./fund.contract.ts')).fundEndpoints,
);
