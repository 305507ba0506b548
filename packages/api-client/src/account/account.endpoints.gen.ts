// Written from account.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const accountEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    editUser: {"method":"POST","path":"/users/users/edit","access":"user","hasBody":true},
    rights: {"method":"GET","path":"/users/users/rights","access":"user"},
    listSessions: {"method":"GET","path":"/users/users/sessions","access":"user"},
    endSession: {"method":"POST","path":"/users/users/sessions/end","access":"user","hasBody":true},
    endOtherSessions: {"method":"POST","path":"/users/users/sessions/end-others","access":"user"},
    consents: {"method":"GET","path":"/users/users/consents","access":"user"},
    giveConsent: {"method":"POST","path":"/users/users/consents","access":"user","hasBody":true},
    exportData: {"method":"GET","path":"/users/users/export","access":"user"},
    requestDeletion: {"method":"POST","path":"/users/users/deletion","access":"user","hasBody":true},
  },
  async () => (await import('./account.contract.ts')).accountEndpoints,
);

export const addressEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listAddresses: {"method":"GET","path":"/users/users/addresses/list","access":"user"},
    addAddress: {"method":"POST","path":"/users/users/addresses/add","access":"user","status":201,"idempotent":true,"hasBody":true},
    editAddress: {"method":"POST","path":"/users/users/addresses/edit","access":"user","hasBody":true},
    setAddressStatus: {"method":"POST","path":"/users/users/addresses/status","access":"user","hasBody":true},
  },
  async () => (await import('./account.contract.ts')).addressEndpoints,
);

export const enterpriseEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    getEnterprise: {"method":"GET","path":"/users/enterprises/detail","access":"user"},
    addEnterprise: {"method":"POST","path":"/users/enterprises/add","access":"user","status":201,"idempotent":true,"hasBody":true},
    editEnterprise: {"method":"POST","path":"/users/enterprises/edit","access":"user","hasBody":true},
    listEmployments: {"method":"GET","path":"/users/enterprises/staff","access":"user"},
    staffToken: {"method":"GET","path":"/users/enterprises/staff/token","access":"user"},
    listMembers: {"method":"GET","path":"/users/enterprises/members","access":"user"},
    invite: {"method":"POST","path":"/users/enterprises/invitations","access":"user","status":201},
    join: {"method":"POST","path":"/users/enterprises/join","access":"user","hasBody":true},
    removeMember: {"method":"POST","path":"/users/enterprises/members/remove","access":"user","hasBody":true},
  },
  async () => (await import('./account.contract.ts')).enterpriseEndpoints,
);
