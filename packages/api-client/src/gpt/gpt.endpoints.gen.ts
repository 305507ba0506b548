// Written from gpt.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const gptEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    suggestedQuestions: {"method":"GET","path":"/universal/gpt/questions","access":"public"},
    askGpt: {"method":"POST","path":"/universal/gpt/query","access":"public","hasBody":true},
  },
  async () => (await import('./gpt.contract.ts')).gptEndpoints,
);
