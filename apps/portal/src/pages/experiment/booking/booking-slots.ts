import { latePage } from '../../shared/late-page.tsx';
import type { FacilityBodyProps } from '../facility/facility-body.tsx';
import type { InstrumentBodyProps } from '../instrument/instrument-body.tsx';
import type { SimilarInstrumentsProps } from '../instrument/similar-instruments.tsx';
import type { BookingInput } from './use-booking.ts';

/** Calendar, extras, rules and figures: read as the server renders them, and usable as soon as their code is there. */
export const instrumentBody = latePage<InstrumentBodyProps>(
  'instrument',
  async () => (await import('../instrument/instrument-body.tsx')).InstrumentBody,
);
export const similarInstruments = latePage<SimilarInstrumentsProps>(
  'similar',
  async () => (await import('../instrument/similar-instruments.tsx')).SimilarInstruments,
);
export const facilityBody = latePage<FacilityBodyProps>(
  'facility',
  async () => (await import('../facility/facility-body.tsx')).FacilityBody,
);

export const bookingCard = latePage<{ input: BookingInput }>(
  'card',
  async () => (await import('./booking-card.tsx')).BookingCard,
);
export const bookingBar = latePage<{ input: BookingInput }>(
  'bar',
  async () => (await import('./booking-card.tsx')).BookingBar,
);
