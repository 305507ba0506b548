// Written from reservation.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const reservationEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    getReservationRules: {"method":"GET","path":"/industrial/reservation/rules/{obj_id}","access":"public"},
    listDisabledDates: {"method":"GET","path":"/industrial/reservation/rules/{obj_id}/disabled_date","access":"public"},
    getTimeBuckets: {"method":"GET","path":"/industrial/reservation/rules/{obj_id}/date/{target_date}/time_buckets","access":"optional"},
    getDateRange: {"method":"GET","path":"/industrial/reservation/rules/{obj_id}/date_range_available","access":"optional"},
  },
  async () => (await import('./reservation.contract.ts')).reservationEndpoints,
);
