// Written from product.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const supplyProductEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listSupplyProducts: {"method":"GET","path":"/tech/supply_demand/product","access":"public"},
    supplyProductsFile: {"method":"GET","path":"/tech/supply_demand/product.{format}","access":"public"},
    getSupplyProduct: {"method":"GET","path":"/tech/supply_demand/product/{supply_product_id}","access":"public"},
  },
  async () => (await import('./product.contract.ts')).supplyProductEndpoints,
);
