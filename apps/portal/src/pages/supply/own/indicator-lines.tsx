import { MOST_INDICATORS } from '@zonekit/api-client/supply/demand/lists';
import { Field } from '@zonekit/ui/field';
import { FormValue } from '@zonekit/ui/form-field';
import { FormList, type FormListLine } from '@zonekit/ui/form-list';
import { NumberInput } from '@zonekit/ui/number-input';
import { Select } from '@zonekit/ui/select';
import { TextInput } from '@zonekit/ui/text-input';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from '../supply.css.ts';
import type { DemandFields, DemandValues } from './demand-schema.ts';

type Line = DemandValues['indicators'][number];

const blank = (): Line => ({ name: '', now: null, goal: 'at_least', target: null, unit: '' });

/** Figures to reach, one line each. */
export function IndicatorLines({ form }: { form: DemandFields }) {
  const t = useWords('supplyOwn');
  return (
    <FormValue control={form.control} name="indicators">
      {({ id, value, onValueChange, error }) => (
        <FormList
          id={id}
          tabIndex={-1}
          legend={t('form.fields.indicators')}
          value={value}
          onValueChange={onValueChange}
          blank={blank}
          max={MOST_INDICATORS}
          labels={{
            add: t('form.addIndicator'),
            line: (number) => t('form.indicator.name', { number: String(number) }),
            remove: (number) => t('form.removeIndicator', { number: String(number) }),
            removed: (number) => t('form.indicator.removed', { number: String(number) }),
          }}
        >
          {(line) => <Indicator {...line} error={error} />}
        </FormList>
      )}
    </FormValue>
  );
}

function Indicator({ value, number, onChange, error }: FormListLine<Line> & { error: string | undefined }) {
  const t = useWords('supplyOwn');
  const labels = { increase: t('form.increase'), decrease: t('form.decrease') };
  const isWhole = value.name.trim() !== '' && value.target !== null;
  return (
    <div className={css.indicator}>
      <Field label={t('form.indicator.name', { number: String(number) })} error={isWhole ? undefined : error}>
        {(input) => (
          <TextInput
            {...input}
            maxLength={40}
            value={value.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('form.indicator.now')}>
        {(input) => (
          <NumberInput {...input} value={value.now} onValueChange={(now) => onChange({ now })} labels={labels} />
        )}
      </Field>
      <Field label={t('form.indicator.goal')}>
        {(input) => (
          <Select
            {...input}
            value={value.goal}
            onChange={(event) => onChange({ goal: event.target.value === 'at_most' ? 'at_most' : 'at_least' })}
          >
            <option value="at_least">{t('form.goals.at_least')}</option>
            <option value="at_most">{t('form.goals.at_most')}</option>
          </Select>
        )}
      </Field>
      <Field label={t('form.indicator.target')}>
        {(input) => (
          <NumberInput
            {...input}
            value={value.target}
            onValueChange={(target) => onChange({ target })}
            labels={labels}
          />
        )}
      </Field>
      <Field label={t('form.indicator.unit')}>
        {(input) => (
          <TextInput
            {...input}
            maxLength={10}
            value={value.unit}
            onChange={(event) => onChange({ unit: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
