// Written from unit-lists.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const unitListEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listUnitsOfType: {"method":"GET","path":"/space-service/{unit_list}","access":"public"},
  },
  async () => (await import('./unit-lists.contract.ts')).unitListEndpoints,
);
