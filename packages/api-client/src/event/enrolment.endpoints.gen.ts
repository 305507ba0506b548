// Written from enrolment.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const enrolmentEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listEnrolments: {"method":"GET","path":"/event/enroll/my_list","access":"user"},
    enrolmentsFile: {"method":"GET","path":"/event/enroll/my_list.{format}","access":"user"},
    createEnrolment: {"method":"POST","path":"/event/enroll","access":"user","status":201,"idempotent":true,"hasBody":true},
    getEnrolment: {"method":"GET","path":"/event/enroll/{enrolment_id}","access":"user"},
    enrolmentState: {"method":"GET","path":"/event/enroll/{enrolment_id}/status","access":"user"},
    moveEnrolment: {"method":"POST","path":"/event/enroll/{enrolment_id}/status","access":"user","hasBody":true},
  },
  async () => (await import('./enrolment.contract.ts')).enrolmentEndpoints,
);
