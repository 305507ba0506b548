// Written from expert-entry.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const expertEntryEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listExpertEntries: {"method":"GET","path":"/tech/expert_entries","access":"user"},
    expertEntriesFile: {"method":"GET","path":"/tech/expert_entries.{format}","access":"user"},
    createExpertEntry: {"method":"POST","path":"/tech/expert_entries","access":"user","status":201,"idempotent":true,"hasBody":true},
    getExpertEntry: {"method":"GET","path":"/tech/expert_entries/{expert_entry_id}","access":"user"},
    editExpertEntry: {"method":"PUT","path":"/tech/expert_entries/{expert_entry_id}","access":"user","hasBody":true},
    moveExpertEntry: {"method":"POST","path":"/tech/expert_entries/{expert_entry_id}/status","access":"user","hasBody":true},
  },
  async () => (await import('./expert-entry.contract.ts')).expertEntryEndpoints,
);
