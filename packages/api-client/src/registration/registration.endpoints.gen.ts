// Written from registration.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const registrationEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listRegistrations: {"method":"GET","path":"/businessregistration/registrations","access":"user"},
    registrationsFile: {"method":"GET","path":"/businessregistration/registrations.{format}","access":"user"},
    createRegistration: {"method":"POST","path":"/businessregistration/registrations","access":"user","status":201,"idempotent":true,"hasBody":true},
    getRegistration: {"method":"GET","path":"/businessregistration/registrations/{registration_id}","access":"user"},
    registrationFacts: {"method":"GET","path":"/businessregistration/registrations/{registration_id}/facts","access":"user"},
    getRegistrationStep: {"method":"GET","path":"/businessregistration/registrations/{registration_id}/{step}","access":"user"},
    saveRegistrationStep: {"method":"PUT","path":"/businessregistration/registrations/{registration_id}/{step}","access":"user","hasBody":true},
    moveRegistrationStep: {"method":"POST","path":"/businessregistration/registrations/{registration_id}/{step}/status","access":"user","hasBody":true},
  },
  async () => (await import('./registration.contract.ts')).registrationEndpoints,
);
