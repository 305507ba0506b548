import { CheckboxGroup } from '@zonekit/ui/checkbox-group';
import { Field } from '@zonekit/ui/field';
import { moneyText } from '@zonekit/ui/money/parts';
import { NumberInput } from '@zonekit/ui/number-input';
import { RadioGroup } from '@zonekit/ui/radio-group';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { useEarlyPresses } from '../../shared/use-early-presses.ts';
import * as css from './booking.css.ts';
import { MOST_SAMPLES, needsSamples } from './booking-choice.ts';
import type { Booking } from './use-booking.ts';

/** Way of use and extras; null where there is nothing to choose. */
export function BookingOptions({ booking }: { booking: Booking }) {
  const t = useWords('experimentBooking');
  const locale = useLocale();
  const root = useEarlyPresses<HTMLElement>();
  const { offer, choice, change } = booking;
  const { modes, options } = offer;
  if (modes.length === 0 && options.length === 0) return null;
  const money = ({ amount }: { amount: number }) => moneyText(amount, locale);
  return (
    <section ref={root} aria-labelledby="options">
      <h2 id="options">{t('sections.options')}</h2>
      <div className={css.options}>
        {modes.length > 0 && (
          <RadioGroup
            legend={t('mode')}
            name="mode"
            columns={2}
            value={choice.mode}
            onValueChange={(mode) => change({ mode })}
            options={modes.map(({ id, name, note, surcharge, training_required }) => ({
              value: id,
              label: name,
              description: [
                note ?? (training_required && t('training')),
                surcharge.amount > 0 && t('surcharge', { price: money(surcharge) }),
              ]
                .filter(Boolean)
                .join(t('stop')),
            }))}
          />
        )}
        {options.length > 0 && (
          <CheckboxGroup
            legend={t('extras')}
            name="extras"
            columns={2}
            value={choice.extras}
            onValueChange={(extras) => change({ extras })}
            options={options.map(({ id, name, note, price, per }) => ({
              value: id,
              label: name,
              description: [price.amount > 0 ? t(`per.${per}`, { price: money(price) }) : t('free'), note]
                .filter(Boolean)
                .join(t('stop')),
            }))}
          />
        )}
        {needsSamples(choice, offer) && (
          <Field label={t('samples')} className={css.samples}>
            {(input) => (
              <NumberInput
                {...input}
                value={choice.samples}
                onValueChange={(samples) => samples !== null && change({ samples })}
                min={1}
                max={MOST_SAMPLES}
                labels={{ increase: t('increase'), decrease: t('decrease') }}
              />
            )}
          </Field>
        )}
      </div>
    </section>
  );
}
