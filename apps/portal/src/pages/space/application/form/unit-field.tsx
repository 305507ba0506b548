import { useUnit, useUnits } from '@zonekit/api-client/space/hooks';
import { Combobox } from '@zonekit/ui/combobox';
import { Field } from '@zonekit/ui/field';
import { FormValue } from '@zonekit/ui/form-field';
import { moneyText } from '@zonekit/ui/money/parts';
import { Time } from '@zonekit/ui/time';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../../platform/words/use-words.ts';
import type { ApplicationFieldsProps } from './application-fields.types.ts';

/** As many as can be looked through; more are found by typing on. */
const OPTIONS = 20;

/** The unit wanted, found among those to let by park, building or number. */
export function UnitField({ form, hintOf }: ApplicationFieldsProps) {
  const t = useWords('spaceApplying');
  const [query, setQuery] = useState('');
  const unitId = form.watch('unit_id');
  const chosen = useUnit(unitId || null);
  const unit = chosen.status === 'ready' && unitId ? chosen.data : undefined;
  const isGone =
    unitId !== '' &&
    ((chosen.status === 'failed' && chosen.error.code === 'not_found') || unit?.availability === 'let');
  const units = useUnits({ ...(query && { q: query }), availability: ['vacant', 'soon'], page_size: OPTIONS });
  const options = units.status === 'ready' ? units.data.data.map(({ id, title }) => ({ value: id, label: title })) : [];
  return (
    <FormValue control={form.control} name="unit_id">
      {({ id, name, value, onValueChange, onBlur, error }) => (
        <Field
          id={id}
          label={t('fields.unit_id')}
          hint={hintOf('unit_id', unit ? <UnitFacts unit={unit} /> : t('hints.unit'))}
          error={error ?? (isGone ? t('unitGone') : units.status === 'failed' ? t('unitsFailed') : undefined)}
          required
        >
          {(control) => (
            <Combobox
              {...control}
              name={name}
              onBlur={onBlur}
              options={options}
              filter={false}
              loading={units.status === 'loading' || (units.status === 'ready' && units.stale)}
              value={value || null}
              valueLabel={unit?.title ?? value}
              onValueChange={(next) => onValueChange(next ?? '')}
              onQueryChange={setQuery}
              labels={{
                list: t('units.list'),
                empty: t('units.empty'),
                loading: t('units.loading'),
                count: (count) => t('units.count', { count }),
                open: t('units.open'),
                clear: t('units.clear'),
              }}
            />
          )}
        </Field>
      )}
    </FormValue>
  );
}

type ChosenUnit = Extract<ReturnType<typeof useUnit>, { status: 'ready' }>['data'];

/** What of the chosen unit decides about term and start. */
function UnitFacts({ unit: { area, rent, term_months, available_on } }: { unit: ChosenUnit }) {
  const t = useWords('spaceApplying');
  const locale = useLocale();
  return t.rich('unitFacts', {
    area,
    term: term_months,
    rent: moneyText(rent.amount, locale),
    monthly: moneyText(Math.round(rent.amount * area), locale),
    date: () => <Time value={available_on} />,
  });
}
