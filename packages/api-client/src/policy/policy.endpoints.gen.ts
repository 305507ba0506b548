// Written from policy.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const policyEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listCategories: {"method":"GET","path":"/policies/categories","access":"public"},
    categoryTree: {"method":"GET","path":"/policies/categories/tree","access":"public"},
    listTags: {"method":"GET","path":"/policies/tags","access":"public"},
    listPolicies: {"method":"GET","path":"/policies/policies","access":"public"},
    policiesFile: {"method":"GET","path":"/policies/policies.{format}","access":"public"},
    getPolicy: {"method":"GET","path":"/policies/policies/{data_id}","access":"optional"},
    listDeclarations: {"method":"GET","path":"/policies/policy_declarations","access":"public"},
    declarationsFile: {"method":"GET","path":"/policies/policy_declarations.{format}","access":"public"},
    getDeclaration: {"method":"GET","path":"/policies/policy_declarations/{data_id}","access":"optional"},
    declarationChoices: {"method":"GET","path":"/policies/policy_declarations/iSlist","access":"optional"},
    recommendedDeclarations: {"method":"GET","path":"/policies/policy_declarations/recommends","access":"optional"},
    statusCounts: {"method":"GET","path":"/policies/statistics/status","access":"public"},
    totalCount: {"method":"GET","path":"/policies/statistics/total_count","access":"public"},
    getProfile: {"method":"GET","path":"/policies/recommends/profile","access":"user"},
    saveProfile: {"method":"POST","path":"/policies/recommends/profile","access":"user","idempotent":true,"hasBody":true},
    enterpriseInfo: {"method":"GET","path":"/policies/recommends/enterprise_info","access":"user"},
    recommend: {"method":"GET","path":"/policies/recommends","access":"user"},
    matchCounts: {"method":"GET","path":"/policies/recommends/counts","access":"user"},
    whatIf: {"method":"POST","path":"/policies/recommends/what-if","access":"user","hasBody":true},
    previewMatches: {"method":"POST","path":"/policies/recommends/preview","access":"optional","hasBody":true},
    listSubscriptions: {"method":"GET","path":"/policy/subscriptions","access":"user"},
    subscriptionsFile: {"method":"GET","path":"/policy/subscriptions.{format}","access":"user"},
    subscribe: {"method":"POST","path":"/policy/subscriptions","access":"user","idempotent":true,"hasBody":true},
  },
  async () => (await import('./policy.contract.ts')).policyEndpoints,
);
