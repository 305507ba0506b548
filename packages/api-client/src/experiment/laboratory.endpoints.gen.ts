// Written from laboratory.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const laboratoryEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listLaboratories: {"method":"GET","path":"/industrial/labs","access":"public"},
    laboratoriesFile: {"method":"GET","path":"/industrial/labs.{format}","access":"public"},
    getLaboratory: {"method":"GET","path":"/industrial/labs/{obj_id}","access":"public"},
  },
  async () => (await import('./laboratory.contract.ts')).laboratoryEndpoints,
);
