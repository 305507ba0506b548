// Written from faq.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const faqEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listFaqs: {"method":"GET","path":"/policies/policy_faqs","access":"public"},
    faqsFile: {"method":"GET","path":"/policies/policy_faqs.{format}","access":"public"},
    getFaq: {"method":"GET","path":"/policies/policy_faqs/{faq_id}","access":"public"},
    publishQuestion: {"method":"POST","path":"/policies/policy_faqs","access":"operator","status":201,"hasBody":true},
  },
  async () => (await import('./faq.contract.ts')).faqEndpoints,
);
