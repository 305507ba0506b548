// Written from plan.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const planEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listSpaceInformation: {"method":"GET","path":"/space-service/information","access":"public"},
    landOverlays: {"method":"GET","path":"/space-service/land_overlays","access":"public"},
    listPanoramas: {"method":"GET","path":"/space-service/panoramas","access":"public"},
    getPanorama: {"method":"GET","path":"/space-service/panoramas/{panorama_id}","access":"public"},
    getBaseData: {"method":"GET","path":"/space-service/base_data","access":"public"},
  },
  async () => (await import('./plan.contract.ts')).planEndpoints,
);
