// Written from recommendation.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const recommendationEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listRecommendedProducts: {"method":"GET","path":"/commodity/recommend_products","access":"public"},
    recommendedProductsFile: {"method":"GET","path":"/commodity/recommend_products.{format}","access":"public"},
    getRecommendedProduct: {"method":"GET","path":"/commodity/recommend_products/{obj_id}","access":"public"},
    listTechniques: {"method":"GET","path":"/commodity/new_techniques","access":"public"},
    techniquesFile: {"method":"GET","path":"/commodity/new_techniques.{format}","access":"public"},
    getTechnique: {"method":"GET","path":"/commodity/new_techniques/{obj_id}","access":"public"},
  },
  async () => (await import('./recommendation.contract.ts')).recommendationEndpoints,
);
