// Written from product.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const productEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listMallProducts: {"method":"GET","path":"/material-mall/products","access":"public"},
    mallProductsFile: {"method":"GET","path":"/material-mall/products.{format}","access":"public"},
    listConsumables: {"method":"GET","path":"/industrial/consumables","access":"public"},
    consumablesFile: {"method":"GET","path":"/industrial/consumables.{format}","access":"public"},
    getMallProduct: {"method":"GET","path":"/material-mall/products/{obj_id}","access":"public"},
    listWarehouses: {"method":"GET","path":"/material-mall/warehouse/list","access":"public"},
  },
  async () => (await import('./product.contract.ts')).productEndpoints,
);
