// Written from inquiry.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const financeInquiryEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listFinanceInquiries: {"method":"GET","path":"/financial/inquirys","access":"user"},
    financeInquiriesFile: {"method":"GET","path":"/financial/inquirys.{format}","access":"user"},
    createFinanceInquiry: {"method":"POST","path":"/financial/inquirys","access":"user","status":201,"idempotent":true,"hasBody":true},
    getFinanceInquiry: {"method":"GET","path":"/financial/inquirys/{inquiry_id}","access":"user"},
    moveFinanceInquiry: {"method":"POST","path":"/financial/inquirys/{inquiry_id}/status","access":"user","hasBody":true},
  },
  async () => (await import('./inquiry.contract.ts')).financeInquiryEndpoints,
);
