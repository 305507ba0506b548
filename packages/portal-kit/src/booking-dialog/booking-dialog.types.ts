import type { CalendarState } from '../booking-calendar/booking-calendar.tsx';
import type { BookingInput, BookingPrefill } from './core/booking-fields.ts';
import type { BookingBase, BookingFieldsDefinition } from './core/definition.ts';
import type { BookingResult } from './use-booking-form.ts';

/** Terms of a booking, such as `bookingTerms` of `@zonekit/api-client/lifecycle/roadshow-booking`. */
export interface BookingTerms {
  /** Working days until a booking is decided. */
  reviewWorkdays: number;
  /** Time from which a booking can no longer be cancelled. */
  cancellableUntil: 'approved' | 'held';
}

/** `Booking` is what the fields submit. */
export interface BookingDialogProps<Booking extends BookingBase = BookingInput> {
  /** Fields of another zone; by default those of the roadshow centre. Every render must get the same object. */
  fields?: BookingFieldsDefinition<Booking>;
  /** Whether the dialog is shown. */
  open: boolean;
  /** Title of the dialog; by default 'Roadshow booking'. */
  title?: string;
  /** Called with the visibility that the user asks for. */
  onOpenChange: (open: boolean) => void;
  /** No bookings are accepted: an overlay says so and submitting is disabled. May change while the dialog is open. */
  closed?: boolean;
  /** Opening time as text in the page's language; shown with `closed`. */
  opensAt?: string;
  /** Id of the signed-in user, `null` for a visitor. Drafts are stored by user. */
  userId: string | null;
  /** Booked half-days from today on, or the state of their request. */
  calendar: CalendarState;
  /** Rules of booking, shown beside the fields and checked with them. */
  terms: BookingTerms;
  /** Known values of the user. Drafts override them. They may arrive after the opening. */
  prefill?: BookingPrefill<NoInfer<Booking>>;
  /** Sends the booking. Resolves with its number, or with why it was refused. */
  onSubmit: (booking: NoInfer<Booking>) => Promise<BookingResult>;
  /** Requests calendar and opening state again: after a conflict, and when the user returns to the page. */
  onRefresh: () => void;
  /** Called when a visitor without an account is asked to log in. */
  onLoginNeeded: () => void;
  /** Called with the number of the booking after success. */
  onBooked?: (number: string) => void;
  /** Address of the user's bookings, linked after success. */
  bookingsHref?: string;
}
