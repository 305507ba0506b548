// Written from base.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const baseEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    baseRequest: {"method":"POST","path":"/universal/base/request","access":"public","signsParameters":true,"hasBody":true},
    dictionaries: {"method":"GET","path":"/universal/base/dict","access":"public"},
  },
  async () => (await import('./base.contract.ts')).baseEndpoints,
);
