// Written from reading.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const readingEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listCollections: {"method":"GET","path":"/policies/policy_collections","access":"public"},
    collectionsFile: {"method":"GET","path":"/policies/policy_collections.{format}","access":"public"},
    getCollection: {"method":"GET","path":"/policies/policy_collections/{data_id}","access":"public"},
    listIllustrations: {"method":"GET","path":"/policies/policy_illustrations","access":"public"},
    illustrationsFile: {"method":"GET","path":"/policies/policy_illustrations.{format}","access":"public"},
    getIllustration: {"method":"GET","path":"/policies/policy_illustrations/{data_id}","access":"optional"},
  },
  async () => (await import('./reading.contract.ts')).readingEndpoints,
);
