import type { BookingInput as BookingBody, HalfDayEntry } from '@zonekit/api-client/roadshow/contract';
import type { BookingInput, HalfDay } from '@zonekit/portal-kit/booking-dialog';

export const toHalfDay = ({ appointment_date, period }: HalfDayEntry): HalfDay => ({ date: appointment_date, period });

/** A booking of the dialog as the service takes it. */
export const bookingBody = (booking: BookingInput): BookingBody => ({
  user_id: booking.userId,
  organization: booking.organization,
  reg_address: booking.registeredAddress,
  credit_code: booking.creditCode,
  roadshow_title: booking.title,
  roadshow_content: booking.content,
  contact_person: booking.contactPerson,
  contact_phone: booking.contactPhone,
  attendees_count: booking.attendees,
  equipment_required: booking.equipment.join(','),
  appointment_dates: booking.halfDays.map(({ date, period }) => ({ appointment_date: date, period })),
});
