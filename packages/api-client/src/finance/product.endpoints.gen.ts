// Written from product.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const debtProductEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listDebtProducts: {"method":"GET","path":"/financial/debt_products","access":"public"},
    debtProductsFile: {"method":"GET","path":"/financial/debt_products.{format}","access":"public"},
    getDebtProduct: {"method":"GET","path":"/financial/debt_products/{obj_id}","access":"public"},
    compareDebtProducts: {"method":"GET","path":"/financial/debt_products/comparison","access":"public"},
  },
  async () => (await import('./product.contract.ts')).debtProductEndpoints,
);
