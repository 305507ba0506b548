// Written from instrument.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const instrumentEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listInstruments: {"method":"GET","path":"/industrial/instruments","access":"public"},
    instrumentsFile: {"method":"GET","path":"/industrial/instruments.{format}","access":"public"},
    getInstrument: {"method":"GET","path":"/industrial/instruments/{obj_id}","access":"public"},
    getEarliestInstruments: {"method":"GET","path":"/industrial/earliest_instruments","access":"public"},
  },
  async () => (await import('./instrument.contract.ts')).instrumentEndpoints,
);
