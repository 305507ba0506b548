// Written from appointment.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const appointmentEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    listAppointments: {"method":"GET","path":"/space-service/appointments","access":"user"},
    appointmentsFile: {"method":"GET","path":"/space-service/appointments.{format}","access":"user"},
    viewingDays: {"method":"GET","path":"/space-service/parks/{park_id}/viewing_days","access":"public"},
    createAppointment: {"method":"POST","path":"/space-service/appointments","access":"user","status":201,"idempotent":true,"hasBody":true},
    getAppointment: {"method":"GET","path":"/space-service/appointments/{appointment_id}","access":"user"},
    appointmentCalendar: {"method":"GET","path":"/space-service/appointments/{appointment_id}/calendar.ics","access":"user"},
    rescheduleAppointment: {"method":"POST","path":"/space-service/appointments/{appointment_id}/time","access":"user","hasBody":true},
    moveAppointment: {"method":"POST","path":"/space-service/appointments/{appointment_id}/status","access":"user","hasBody":true},
  },
  async () => (await import('./appointment.contract.ts')).appointmentEndpoints,
);
