// Written from outcome.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const outcomeEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listOutcomes: {"method":"GET","path":"/industrial/outcomes","access":"public"},
    outcomesFile: {"method":"GET","path":"/industrial/outcomes.{format}","access":"public"},
    getOutcome: {"method":"GET","path":"/industrial/outcomes/{obj_id}","access":"public"},
  },
  async () => (await import('./outcome.contract.ts')).outcomeEndpoints,
);
