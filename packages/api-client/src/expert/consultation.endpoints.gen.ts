// Written from consultation.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const consultationEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listConsultations: {"method":"GET","path":"/tech/consultations","access":"user"},
    consultationsFile: {"method":"GET","path":"/tech/consultations.{format}","access":"user"},
    listReceivedConsultations: {"method":"GET","path":"/tech/received_consultations","access":"user"},
    receivedConsultationsFile: {"method":"GET","path":"/tech/received_consultations.{format}","access":"user"},
    createConsultation: {"method":"POST","path":"/tech/experts/{expert_id}/consultations","access":"user","status":201,"idempotent":true,"hasBody":true},
    getConsultation: {"method":"GET","path":"/tech/consultations/{consultation_id}","access":"user"},
    moveConsultation: {"method":"POST","path":"/tech/consultations/{consultation_id}/status","access":"user","hasBody":true},
  },
  async () => (await import('./consultation.contract.ts')).consultationEndpoints,
);
