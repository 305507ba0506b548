// Written from company.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const supplyCompanyEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listSupplyCategories: {"method":"GET","path":"/tech/categories","access":"public"},
    listSupplyCompanies: {"method":"GET","path":"/tech/supply_demand/company","access":"public"},
    supplyCompaniesFile: {"method":"GET","path":"/tech/supply_demand/company.{format}","access":"public"},
    getSupplyCompany: {"method":"GET","path":"/tech/supply_demand/company/{supply_company_id}","access":"public"},
  },
  async () => (await import('./company.contract.ts')).supplyCompanyEndpoints,
);
