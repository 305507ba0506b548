// Written from region.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const regionEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listRegions: {"method":"GET","path":"/universal/regions","access":"public"},
    areas: {"method":"GET","path":"/universal/base/areas","access":"public"},
    searchRegions: {"method":"GET","path":"/universal/regions/search","access":"public"},
    resolveRegion: {"method":"GET","path":"/universal/regions/resolve","access":"public"},
    regionSource: {"method":"GET","path":"/universal/regions/source","access":"public"},
  },
  async () => (await import('./region.contract.ts')).regionEndpoints,
);
