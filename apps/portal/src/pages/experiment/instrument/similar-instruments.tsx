import type { InstrumentDetail } from '@zonekit/api-client/experiment/instrument/contract';
import { Link } from '@zonekit/ui/link';
import { SectionHead } from '@zonekit/ui/section-head';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from '../booking/booking.css.ts';
import { type BookingInput, useBooking } from '../booking/use-booking.ts';
import { INSTRUMENTS } from '../resource-paths.ts';
import { InstrumentRow } from './instrument-row.tsx';

export interface SimilarInstrumentsProps {
  input: BookingInput;
  instrument: InstrumentDetail;
}

/** Instruments of the same category that are free in the same week; their pages open with the week that is shown. */
export function SimilarInstruments({ input, instrument: { similar, category } }: SimilarInstrumentsProps) {
  const { week } = useBooking(input).choice;
  const t = useWords('experimentBooking');
  if (similar.length === 0) return null;
  return (
    <section className={css.after} aria-labelledby="similar" data-unprinted="">
      <SectionHead
        id="similar"
        title={t('similar.title')}
        more={
          <Link kind="more" href={`${INSTRUMENTS}?${new URLSearchParams({ category })}`}>
            {t('similar.all')}
          </Link>
        }
      />
      <ul>
        {similar.map((other) => (
          <li key={other.id}>
            <InstrumentRow instrument={other} query={`?${new URLSearchParams({ week })}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
