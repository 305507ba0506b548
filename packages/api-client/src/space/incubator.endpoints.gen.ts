// Written from incubator.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const incubatorEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listIncubators: {"method":"GET","path":"/space-service/incubators","access":"public"},
    incubatorsFile: {"method":"GET","path":"/space-service/incubators.{format}","access":"public"},
    getIncubator: {"method":"GET","path":"/space-service/incubators/{incubator_id}","access":"public"},
    listCarriers: {"method":"GET","path":"/space-service/carriers","access":"public"},
    carriersFile: {"method":"GET","path":"/space-service/carriers.{format}","access":"public"},
    getCarrier: {"method":"GET","path":"/space-service/carriers/{carrier_id}","access":"public"},
  },
  async () => (await import('./incubator.contract.ts')).incubatorEndpoints,
);
