// Written from service.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const serviceEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listServices: {"method":"GET","path":"/commodity/services/products","access":"public"},
    servicesFile: {"method":"GET","path":"/commodity/services/products.{format}","access":"public"},
    getService: {"method":"GET","path":"/commodity/services/products/{obj_id}","access":"public"},
    compareServices: {"method":"GET","path":"/commodity/services/comparison","access":"public"},
    listExperimentServices: {"method":"GET","path":"/industrial/services/products","access":"public"},
    experimentServicesFile: {"method":"GET","path":"/industrial/services/products.{format}","access":"public"},
    getExperimentService: {"method":"GET","path":"/industrial/services/products/{obj_id}","access":"public"},
    getServiceSpec: {"method":"GET","path":"/commodity/specs/{spec_id}","access":"public"},
    serviceCategories: {"method":"GET","path":"/commodity/categories","access":"public"},
  },
  async () => (await import('./service.contract.ts')).serviceEndpoints,
);
