// Written from overview.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const overviewEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    overview: {"method":"GET","path":"/users/users/overview","access":"user"},
  },
  async () => (await import('./overview.contract.ts')).overviewEndpoints,
);
