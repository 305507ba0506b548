// Written from experiment.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const experimentEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    getResourceCounts: {"method":"GET","path":"/industrial/counts","access":"public"},
    listResourceCategories: {"method":"GET","path":"/industrial/categories","access":"public"},
  },
  async () => (await import('./experiment.contract.ts')).experimentEndpoints,
);
