import type { FacilityDetail } from '@zonekit/api-client/experiment/facility/contract';
import { useWords } from '../../../platform/words/use-words.ts';
import { BookingOptions } from '../booking/booking-options.tsx';
import { BookingRules, Introduction, TechnicalFigures } from '../booking/booking-parts.tsx';
import { BookingTime } from '../booking/booking-time.tsx';
import { type BookingInput, useBooking } from '../booking/use-booking.ts';
import { InstrumentRow } from '../instrument/instrument-row.tsx';

export interface FacilityBodyProps {
  input: BookingInput;
  facility: FacilityDetail;
}

/** The time and the extras to choose, what one has to know of the facility, and the instruments that stand in it. */
export function FacilityBody({ input, facility }: FacilityBodyProps) {
  const booking = useBooking(input);
  const t = useWords('experimentBooking');
  const { instrument_list } = facility;
  return (
    <>
      <BookingTime booking={booking} />
      <BookingOptions booking={booking} />
      <BookingRules rules={input.rules} detail={facility} />
      <Introduction detail={facility} />
      <TechnicalFigures detail={facility} />
      {instrument_list.length > 0 && (
        <section aria-labelledby="instruments">
          <h2 id="instruments">{t('sections.instruments')}</h2>
          <ul>
            {instrument_list.map((instrument) => (
              <li key={instrument.id}>
                <InstrumentRow instrument={instrument} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
