import { type BookingOf, defineBookingFields } from '@zonekit/portal-kit/booking-dialog/core';

/** Fields of a booking of the hall. */
export const hallFields = defineBookingFields({
  id: 'qinglan-hall',
  version: 1,
  fields: [
    { kind: 'text', name: 'occasion', required: true, maxLength: 80 },
    { kind: 'number', name: 'seats', required: true, min: 1, max: 60 },
  ],
  words: {
    en: {
      occasion: { label: 'Occasion', required: 'please say what the hall is for' },
      seats: { label: 'Seats', invalid: 'the hall has 60 seats' },
    },
  },
});

export type HallBooking = BookingOf<typeof hallFields>;
