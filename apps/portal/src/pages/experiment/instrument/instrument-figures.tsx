import type { InstrumentDetail } from '@zonekit/api-client/experiment/instrument/contract';
import { moneyText } from '@zonekit/ui/money/parts';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { TechnicalFigures } from '../booking/booking-parts.tsx';

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
