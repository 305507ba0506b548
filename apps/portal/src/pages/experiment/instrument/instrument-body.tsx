import type { InstrumentDetail } from '@zonekit/api-client/experiment/instrument/contract';
import { BookingOptions } from '../booking/booking-options.tsx';
import { BookingRules, Introduction } from '../booking/booking-parts.tsx';
import { BookingTime } from '../booking/booking-time.tsx';
import { type BookingInput, useBooking } from '../booking/use-booking.ts';
import { InstrumentFigures } from './instrument-figures.tsx';

export interface InstrumentBodyProps {
  input: BookingInput;
  instrument: InstrumentDetail;
}

/** The time and the extras to choose, then what one has to know of the instrument. */
export function InstrumentBody({ input, instrument }: InstrumentBodyProps) {
  const booking = useBooking(input);
  return (
    <>
      <BookingTime booking={booking} />
      <BookingOptions booking={booking} />
      <BookingRules rules={input.rules} detail={instrument} />
      <Introduction detail={instrument} />
      <InstrumentFigures instrument={instrument} />
    </>
  );
}
