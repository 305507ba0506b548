// Written from order.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const orderEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listOrders: {"method":"GET","path":"/commodity/orders","access":"user"},
    ordersFile: {"method":"GET","path":"/commodity/orders.{format}","access":"user"},
    getOrder: {"method":"GET","path":"/commodity/orders/{order_id}","access":"user"},
    quoteReservation: {"method":"POST","path":"/industrial/reservation/quote","access":"optional","hasBody":true},
    createReservation: {"method":"POST","path":"/industrial/reservation/orders","access":"user","status":201,"idempotent":true,"hasBody":true},
    quoteService: {"method":"POST","path":"/commodity/orders/quote","access":"optional","hasBody":true},
    createServiceOrder: {"method":"POST","path":"/commodity/orders","access":"user","status":201,"idempotent":true,"hasBody":true},
    createExperimentOrder: {"method":"POST","path":"/industrial/services/orders","access":"user","status":201,"idempotent":true,"hasBody":true},
    quoteMaterial: {"method":"POST","path":"/material-mall/products/quote","access":"optional","hasBody":true},
    createMaterialOrder: {"method":"POST","path":"/material-mall/products/orders","access":"user","status":201,"idempotent":true,"hasBody":true},
    moveOrder: {"method":"POST","path":"/commodity/orders/{order_id}/status","access":"user","hasBody":true},
    rateOrder: {"method":"POST","path":"/commodity/orders/{order_id}/rating","access":"user","status":201,"idempotent":true,"hasBody":true},
  },
  async () => (await import('./order.contract.ts')).orderEndpoints,
);
