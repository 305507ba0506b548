// Written from roadshow.contract.ts by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';

export const roadshowEndpoints = /* @__PURE__ */ lightEndpoints(
  {
    calendar: {"method":"GET","path":"/roadshows/calendar","access":"public"},
    bookingState: {"method":"GET","path":"/roadshows/status","access":"public"},
    createBooking: {"method":"POST","path":"/roadshows/bookings","access":"user","status":201,"idempotent":true,"hasBody":true},
    listBookings: {"method":"GET","path":"/roadshows/bookings","access":"user"},
    bookingsFile: {"method":"GET","path":"/roadshows/bookings.{format}","access":"user"},
    getBooking: {"method":"GET","path":"/roadshows/bookings/{booking_id}","access":"user"},
    moveBooking: {"method":"POST","path":"/roadshows/bookings/{booking_id}/status","access":"user","hasBody":true},
    attachVideo: {"method":"PUT","path":"/roadshows/bookings/{booking_id}/video","access":"operator","hasBody":true},
    detachVideo: {"method":"DELETE","path":"/roadshows/bookings/{booking_id}/video","access":"operator"},
  },
  async () => (await import('./roadshow.contract.ts')).roadshowEndpoints,
);
