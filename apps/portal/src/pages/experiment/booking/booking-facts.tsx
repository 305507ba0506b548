import type { FacilityDetail } from '@zonekit/api-client/experiment/facility/contract';
import type { InstrumentDetail } from '@zonekit/api-client/experiment/instrument/contract';
import type { Figure as Figured } from '@zonekit/api-client/experiment/resource/contract';
import { Figure } from '@zonekit/ui/figure';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { Hourly } from '../hourly.tsx';
import { Moment } from '../moment.tsx';

export type Detail = InstrumentDetail | FacilityDetail;

const figureValue = ({ value, unit }: Figured, lang: string): ReactNode => (
  <span lang={lang}>
    {/\d/.test(value) ? <Figure>{value}</Figure> : value}
    {unit && ` ${unit}`}
  </span>
);

/** Facts above the page: the price, some figures, more of its kind, when it is free first. */
export const useBookingFacts = (detail: Detail, more: readonly { label: string; value: ReactNode }[]) => {
  const t = useWords('experimentBooking');
  const area = useWords('experiment');
  const { price, figures, earliest, lang, booking } = detail;
  return [
    { label: t('facts.price'), value: <Hourly price={price} /> },
    ...figures.map((figure) => ({ label: figure.label, value: figureValue(figure, lang) })),
    ...more,
    {
      label: t('facts.earliest'),
      value:
        booking !== 'open' ? (
          area(`booking.${booking}`)
        ) : earliest ? (
          <Moment at={earliest.starts_at} />
        ) : (
          area('noneFree')
        ),
    },
  ];
};
