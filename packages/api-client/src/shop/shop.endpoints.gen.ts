// Written from shop.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const shopEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listShops: {"method":"GET","path":"/commodity/shops","access":"public"},
    shopsFile: {"method":"GET","path":"/commodity/shops.{format}","access":"public"},
    listIndustrialShops: {"method":"GET","path":"/industrial/shops","access":"public"},
    industrialShopsFile: {"method":"GET","path":"/industrial/shops.{format}","access":"public"},
    getShop: {"method":"GET","path":"/commodity/shops/{shop_id}","access":"public"},
  },
  async () => (await import('./shop.contract.ts')).shopEndpoints,
);
