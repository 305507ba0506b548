// Written from facility.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const facilityEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listFacilities: {"method":"GET","path":"/industrial/regions","access":"public"},
    facilitiesFile: {"method":"GET","path":"/industrial/regions.{format}","access":"public"},
    getFacility: {"method":"GET","path":"/industrial/regions/{obj_id}","access":"public"},
  },
  async () => (await import('./facility.contract.ts')).facilityEndpoints,
);
