// Written from expert.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const expertEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listExperts: {"method":"GET","path":"/tech/experts","access":"public"},
    expertsFile: {"method":"GET","path":"/tech/experts.{format}","access":"public"},
    getExpert: {"method":"GET","path":"/tech/experts/{expert_id}","access":"public"},
  },
  async () => (await import('./expert.contract.ts')).expertEndpoints,
);
