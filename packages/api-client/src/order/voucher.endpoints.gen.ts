// Written from voucher.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const voucherEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    getVoucherAccount: {"method":"GET","path":"/trade/enterprise/debit_cards","access":"user"},
    listVoucherMovements: {"method":"GET","path":"/trade/enterprise/debit_cards/list","access":"user"},
    voucherMovementsFile: {"method":"GET","path":"/trade/enterprise/debit_cards/list.{format}","access":"user"},
    getVoucherStatistics: {"method":"GET","path":"/trade/enterprise/debit_cards/statistics","access":"user"},
    listRedemptions: {"method":"GET","path":"/commodity/innovation_coupon/withdraw","access":"user"},
    redemptionsFile: {"method":"GET","path":"/commodity/innovation_coupon/withdraw.{format}","access":"user"},
    createRedemption: {"method":"POST","path":"/commodity/innovation_coupon/withdraw","access":"user","status":201,"idempotent":true,"hasBody":true},
    createContractRedemption: {"method":"POST","path":"/industrial/innovation_coupon/contract_withdraw","access":"user","status":201,"idempotent":true,"hasBody":true},
    getRedemption: {"method":"GET","path":"/commodity/innovation_coupon/withdraw/{redemption_id}","access":"user"},
    resubmitRedemption: {"method":"PUT","path":"/commodity/innovation_coupon/withdraw/{redemption_id}","access":"user","hasBody":true},
    moveRedemption: {"method":"POST","path":"/commodity/innovation_coupon/withdraw/{redemption_id}/status","access":"user","hasBody":true},
  },
  async () => (await import('./voucher.contract.ts')).voucherEndpoints,
);
