import { MOST_PAYMENTS } from '@zonekit/api-client/supply/demand/lists';
import { Field } from '@zonekit/ui/field';
import { FormValue, type FormValueGiven } from '@zonekit/ui/form-field';
import { FormList } from '@zonekit/ui/form-list';
import { NumberInput } from '@zonekit/ui/number-input';
import { TextInput } from '@zonekit/ui/text-input';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from '../supply.css.ts';
import { type DemandFields, type DemandValues, sharesOf } from './demand-schema.ts';

type Part = DemandValues['payments'][number];

const WHOLE = 100;

const isWhole = ({ name, share }: Part) => name.trim() !== '' && share !== null;

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
  const sum = sharesOf(value);
  return (
    <div className={css.step}>
      <FormList
        id={id}
        tabIndex={-1}
        legend={t('form.fields.payments')}
        value={value}
        onValueChange={onValueChange}
        // Offers what is still to be shared out.
        blank={() => ({ share: sum < WHOLE ? WHOLE - sum : null, name: '' })}
        max={MOST_PAYMENTS}
        error={value.every(isWhole) ? error : undefined}
        labels={{
          add: t('form.addPayment'),
          line: (number) => t('form.payment.line', { number: String(number) }),
          remove: (number) => t('form.removePayment', { number: String(number) }),
          removed: (number) => t('form.payment.removed', { number: String(number) }),
        }}
      >
        {({ value: part, number, onChange }) => (
          <div className={css.paymentLine}>
            <Field label={t('form.payment.name', { number: String(number) })} error={isWhole(part) ? undefined : error}>
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
          </div>
        )}
      </FormList>
      <p className={css.muted} role="status">
        {value.length === 0 ? t('form.paymentsLine') : sum !== WHOLE && t('form.paymentsSum', { sum })}
      </p>
    </div>
  );
}
