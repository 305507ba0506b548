// Written from institution.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const institutionEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listInstitutions: {"method":"GET","path":"/financial/shops","access":"public"},
    institutionsFile: {"method":"GET","path":"/financial/shops.{format}","access":"public"},
    getInstitution: {"method":"GET","path":"/financial/shops/{obj_id}","access":"public"},
    financialCategories: {"method":"GET","path":"/financial/categories","access":"public"},
    supermarket: {"method":"POST","path":"/financial/supermarket","access":"public","hasBody":true},
  },
  async () => (await import('./institution.contract.ts')).institutionEndpoints,
);
