import type { FactKind } from '@zonekit/api-client/registration/facts';
import { FormField } from '@zonekit/ui/form-field';
import { Select } from '@zonekit/ui/select';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput, type TextInputProps } from '@zonekit/ui/text-input';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './field-row.css.ts';
import { FieldSource } from './field-source.tsx';
import { FilesRow } from './files-row.tsx';
import { LockedRow } from './locked-row.tsx';
import { PeopleRow } from './people-row.tsx';
import type { FieldRowProps } from './step-form.types.ts';
import { describedBy, StepRemark } from './step-remark.tsx';

/** Inputs of one line by the kind of the fact. */
const INPUTS: Partial<Record<FactKind, TextInputProps>> = {
  number: { inputMode: 'numeric', maxLength: 9 },
  date: { type: 'date' },
  money: { inputMode: 'decimal', maxLength: 16 },
  phone: { type: 'tel', inputMode: 'tel', maxLength: 13 },
  id_card: { autoCapitalize: 'characters', maxLength: 18 },
  credit_code: { autoCapitalize: 'characters', maxLength: 18 },
  email: { type: 'email', inputMode: 'email' },
  digits: { inputMode: 'numeric', maxLength: 40 },
};

/** One field of a step: its label, its control with the remark on it, and where its value comes from. */
export function FieldRow(props: FieldRowProps) {
  const { field, hidden } = props;
  if (field.locked) return <LockedRow field={field} hidden={hidden} />;
  if (field.kind === 'files') return <FilesRow {...props} />;
  if (field.kind === 'people') return <PeopleRow {...props} />;
  return <TextRow {...props} />;
}

function TextRow({ form, field, need, changed, suggestion, hidden }: FieldRowProps) {
  const t = useWords('registrationForm');
  const formWords = useWords('form');
  const { key, kind, label, hint, required, max, min } = field;
  const name = `texts.${key}` as const;
  return (
    <FormField
      className={css.row}
      data-need={need}
      data-hidden={hidden ? '' : undefined}
      control={form.control}
      name={name}
      label={kind === 'money' ? t('moneyLabel', { label }) : label}
      hint={hint}
      {...(required ? { required } : { optional: formWords('optional') })}
    >
      {(given) => {
        const input = { ...given, ...describedBy(given, field) };
        return (
          <>
            {kind === 'choice' ? (
              <Select {...input}>
                <option value="">{t('choose')}</option>
                {field.options.map(({ value, label: option }) => (
                  <option key={value} value={value}>
                    {option}
                  </option>
                ))}
              </Select>
            ) : kind === 'long_text' ? (
              <TextArea {...input} rows={4} {...(max !== null && { maxLength: max })} />
            ) : (
              <TextInput
                autoComplete="off"
                {...(max !== null && { maxLength: max })}
                {...(min !== null && { min })}
                {...INPUTS[kind]}
                {...input}
              />
            )}
            <StepRemark
              field={field}
              changed={changed}
              suggestion={suggestion}
              onTake={(value) => {
                form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
                // The button goes with the remark's answer.
                form.setFocus(name);
              }}
            />
            <FieldSource of={field} toFill={need === 'fill'} />
          </>
        );
      }}
    </FormField>
  );
}
