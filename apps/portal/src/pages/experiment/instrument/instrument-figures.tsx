import type { InstrumentDetail } from '@zonekit/api-client/experiment/instrument/contract';
import { Link } from '@zonekit/ui/link';
import { moneyText } from '@zonekit/ui/money/parts';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { TechnicalFigures } from '../booking/booking-parts.tsx';
import { facilityPath, laboratoryPath } from '../resource-paths.ts';

/** Its figures, then when it was bought, until when it is calibrated, and by what it is qualified. */
export function InstrumentFigures({ instrument }: { instrument: InstrumentDetail }) {
  const t = useWords('experimentBooking');
  const area = useWords('experiment');
  const locale = useLocale();
  const { purchased_in, purchase_value, calibrated_until, qualifications, waiting } = instrument;
  const held = qualifications.filter((qualification) => qualification !== 'none');
  return (
    <TechnicalFigures
      detail={instrument}
      more={[
        {
          label: t('figures.purchased'),
          value: t('figures.purchasedValue', { month: purchased_in, value: moneyText(purchase_value.amount, locale) }),
        },
        ...(calibrated_until === null
          ? []
          : [{ label: t('figures.calibrated'), value: t('figures.calibratedValue', { date: calibrated_until }) }]),
        ...(held.length === 0
          ? []
          : [
              {
                label: t('figures.qualifications'),
                value: held.map((qualification) => area(`qualifications.${qualification}`)).join(t('separator')),
              },
            ]),
        { label: t('figures.waiting'), value: t(`waiting.${waiting}`) },
      ]}
    />
  );
}

/** Its rating, and the facility and laboratory that it belongs to. */
export const useOwnerFacts = ({ rating, uses, region, laboratory, lang }: InstrumentDetail) => {
  const t = useWords('experimentBooking');
  const link = (label: string, href: string, name: string) => ({
    label,
    value: (
      <Link kind="text" href={href} lang={lang}>
        {name}
      </Link>
    ),
  });
  return [
    {
      label: t('owner.rating'),
      value: rating === null ? t('owner.usesValue', { uses }) : t('owner.ratingValue', { rating, uses }),
    },
    ...(region ? [link(t('owner.region'), facilityPath(region.id), region.name)] : []),
    ...(laboratory ? [link(t('owner.laboratory'), laboratoryPath(laboratory.id), laboratory.name)] : []),
  ];
};
