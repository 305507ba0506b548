// Written from search.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const searchEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    pageAddresses: {"method":"GET","path":"/universal/addresses","access":"public"},
    searchAll: {"method":"GET","path":"/universal/search","access":"public"},
  },
  async () => (await import('./search.contract.ts')).searchEndpoints,
);
