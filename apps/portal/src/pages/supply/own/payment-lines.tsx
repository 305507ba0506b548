import { MOST_PAYMENTS } from '@zonekit/api-client/supply/demand/lists';
import { Button } from '@zonekit/ui/button';
import { Field } from '@zonekit/ui/field';
import { FormValue, type FormValueGiven } from '@zonekit/ui/form-field';
import { NumberInput } from '@zonekit/ui/number-input';
import { TextInput } from '@zonekit/ui/text-input';
import { useRef } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { useLines } from '../../shared/form/use-lines.ts';
import * as css from '../supply.css.ts';
import { type DemandFields, type DemandValues, sharesOf } from './demand-schema.ts';

type Part = DemandValues['payments'][number];

const WHOLE = 100;

/** What is paid when: a condition and a share of the budget each, 100% in all. */
export function PaymentLines({ form }: { form: DemandFields }) {
  return (
    <FormValue control={form.control} name="payments">
      {(given) => <Lines {...given} />}
    </FormValue>
  );
}

function Lines({ id, value, onValueChange, error }: FormValueGiven<Part[]>) {
  const t = useWords('supplyOwn');
  const list = useRef<HTMLDivElement>(null);
  const { add, remove } = useLines({ list, lines: value, onChange: onValueChange });
  const sum = sharesOf(value);
  return (
    <div ref={list} id={id} tabIndex={-1} className={css.step}>
      {value.map((part, place) => (
        <PaymentLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a payment is its place
          key={place}
          place={place}
          part={part}
          error={error}
          onChange={(change) =>
            onValueChange(value.map((each, index) => (index === place ? { ...each, ...change } : each)))
          }
          onRemove={() => remove(place)}
        />
      ))}
      <p className={css.muted} role="status">
        {value.length === 0 ? t('form.paymentsLine') : sum !== WHOLE && t('form.paymentsSum', { sum })}
      </p>
      {value.length < MOST_PAYMENTS && (
        <span>
          {/* Offers what is still to be shared out. */}
          <Button size="sm" onClick={() => add({ share: sum < WHOLE ? WHOLE - sum : null, name: '' })}>
            {t('form.addPayment')}
          </Button>
        </span>
      )}
    </div>
  );
}

interface PaymentLineProps {
  place: number;
  part: Part;
  error: string | undefined;
  onChange: (change: Partial<Part>) => void;
  onRemove: () => void;
}

function PaymentLine({ place, part, error, onChange, onRemove }: PaymentLineProps) {
  const t = useWords('supplyOwn');
  const number = String(place + 1);
  const isWhole = part.name.trim() !== '' && part.share !== null;
  return (
    <div className={css.paymentLine}>
      <Field label={t('form.payment.name', { number })} error={isWhole ? undefined : error}>
        {(input) => (
          <TextInput
            {...input}
            maxLength={40}
            value={part.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('form.payment.share')}>
        {(input) => (
          <NumberInput
            {...input}
            value={part.share}
            onValueChange={(share) => onChange({ share })}
            min={1}
            max={WHOLE}
            unit={t('form.percent')}
            labels={{ increase: t('form.increase'), decrease: t('form.decrease') }}
          />
        )}
      </Field>
      <Button size="sm" kind="quiet" aria-label={t('form.removePayment', { number })} onClick={onRemove}>
        ×
      </Button>
    </div>
  );
}
