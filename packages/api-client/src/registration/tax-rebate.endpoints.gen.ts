// Written from tax-rebate.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const taxRebateEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listTaxRebates: {"method":"GET","path":"/businessregistration/tax_rebates","access":"user"},
    taxRebatesFile: {"method":"GET","path":"/businessregistration/tax_rebates.{format}","access":"user"},
    createTaxRebate: {"method":"POST","path":"/businessregistration/tax_rebates","access":"user","status":201,"idempotent":true,"hasBody":true},
    getTaxRebate: {"method":"GET","path":"/businessregistration/tax_rebates/{tax_rebate_id}","access":"user"},
    resubmitTaxRebate: {"method":"PUT","path":"/businessregistration/tax_rebates/{tax_rebate_id}","access":"user","hasBody":true},
    moveTaxRebate: {"method":"POST","path":"/businessregistration/tax_rebates/{tax_rebate_id}/status","access":"user","hasBody":true},
  },
  async () => (await import('./tax-rebate.contract.ts')).taxRebateEndpoints,
);
