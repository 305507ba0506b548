// Written from policy-org.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const policyOrgEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listPolicyOrgs: {"method":"GET","path":"/policies/policy_orgs","access":"public"},
    getPolicyOrg: {"method":"GET","path":"/policies/policy_orgs/{department_id}","access":"public"},
    editPolicyOrg: {"method":"PUT","path":"/policies/policy_orgs/{department_id}","access":"operator","hasBody":true},
  },
  async () => (await import('./policy-org.contract.ts')).policyOrgEndpoints,
);
