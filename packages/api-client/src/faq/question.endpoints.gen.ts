// Written from question.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const questionEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listQuestions: {"method":"GET","path":"/policies/faq_questions","access":"user"},
    questionsFile: {"method":"GET","path":"/policies/faq_questions.{format}","access":"user"},
    createQuestion: {"method":"POST","path":"/policies/policy_faqs/add","access":"user","status":201,"idempotent":true,"hasBody":true},
    getQuestion: {"method":"GET","path":"/policies/faq_questions/{question_id}","access":"user"},
    moveQuestion: {"method":"POST","path":"/policies/faq_questions/{question_id}/status","access":"user","hasBody":true},
  },
  async () => (await import('./question.contract.ts')).questionEndpoints,
);
