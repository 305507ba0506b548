import { MOST_INDICATORS } from '@zonekit/api-client/supply/demand/lists';
import { Button } from '@zonekit/ui/button';
import { Field } from '@zonekit/ui/field';
import { FormValue, type FormValueGiven } from '@zonekit/ui/form-field';
import { NumberInput } from '@zonekit/ui/number-input';
import { Select } from '@zonekit/ui/select';
import { TextInput } from '@zonekit/ui/text-input';
import { useRef } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { useLines } from '../../shared/form/use-lines.ts';
import * as css from '../supply.css.ts';
import type { DemandFields, DemandValues } from './demand-schema.ts';

type Line = DemandValues['indicators'][number];

const EMPTY: Line = { name: '', now: null, goal: 'at_least', target: null, unit: '' };

/** Figures to reach, one line each. */
export function IndicatorLines({ form }: { form: DemandFields }) {
  return (
    <FormValue control={form.control} name="indicators">
      {(given) => <Lines {...given} />}
    </FormValue>
  );
}

function Lines({ id, value, onValueChange, error }: FormValueGiven<Line[]>) {
  const t = useWords('supplyOwn');
  const list = useRef<HTMLDivElement>(null);
  const { add, remove } = useLines({ list, lines: value, onChange: onValueChange });
  return (
    <div ref={list} id={id} tabIndex={-1} className={css.step}>
      {value.map((line, place) => (
        <IndicatorLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          key={place}
          place={place}
          line={line}
          error={error}
          onChange={(part) =>
            onValueChange(value.map((each, index) => (index === place ? { ...each, ...part } : each)))
          }
          onRemove={() => remove(place)}
        />
      ))}
      {value.length < MOST_INDICATORS && (
        <span>
          <Button size="sm" onClick={() => add(EMPTY)}>
            {t('form.addIndicator')}
          </Button>
        </span>
      )}
    </div>
  );
}

interface IndicatorLineProps {
  place: number;
  line: Line;
  error: string | undefined;
  onChange: (part: Partial<Line>) => void;
  onRemove: () => void;
}

function IndicatorLine({ place, line, error, onChange, onRemove }: IndicatorLineProps) {
  const t = useWords('supplyOwn');
  const number = place + 1;
  const labels = { increase: t('form.increase'), decrease: t('form.decrease') };
  const isWhole = line.name.trim() !== '' && line.target !== null;
  return (
    <div className={css.indicator}>
      <Field label={t('form.indicator.name', { number: String(number) })} error={isWhole ? undefined : error}>
        {(input) => (
          <TextInput
            {...input}
            maxLength={40}
            value={line.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('form.indicator.now')}>
        {(input) => (
          <NumberInput {...input} value={line.now} onValueChange={(now) => onChange({ now })} labels={labels} />
        )}
      </Field>
      <Field label={t('form.indicator.goal')}>
        {(input) => (
          <Select
            {...input}
            value={line.goal}
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
            value={line.target}
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
            value={line.unit}
            onChange={(event) => onChange({ unit: event.target.value })}
          />
        )}
      </Field>
      <Button
        size="sm"
        kind="quiet"
        aria-label={t('form.removeIndicator', { number: String(number) })}
        onClick={onRemove}
      >
        ×
      </Button>
    </div>
  );
}
