import { ChoiceGroup } from '@zonekit/ui/choice-group';
import { Field, type FieldControl } from '@zonekit/ui/field';
import { Select } from '@zonekit/ui/select';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput } from '@zonekit/ui/text-input';
import { Controller, type UseFormRegisterReturn, type UseFormReturn } from 'react-hook-form';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './booking-dialog.css.ts';
import { type BookingValues, listOf, wholeLength } from './booking-values.ts';
import type { BookingField, FieldWidth } from './core/definition.ts';
import { CreditCodeField } from './credit-code-field.tsx';
import type { ShownWords } from './use-field-words.ts';

export interface BookingFormFieldsProps {
  fields: readonly BookingField[];
  wordsOf: (field: BookingField) => ShownWords;
  form: UseFormReturn<BookingValues>;
  idOf: (name: string) => string;
  errorOf: (field: BookingField) => string | undefined;
}

const WIDTHS: Partial<Record<BookingField['kind'], FieldWidth>> = {
  text: 'half',
  'credit-code': 'half',
  textarea: 'two-thirds',
};

const classOf = ({ kind, width = WIDTHS[kind] ?? 'third' }: BookingField) =>
  kind === 'checkboxes' && width === 'third' ? css.choices : css.widths[width];

/** The fields of a definition, in its order. */
export function BookingFormFields({ fields, wordsOf, form, idOf, errorOf }: BookingFormFieldsProps) {
  const t = useKitTranslations('bookingDialog');
  return (
    <div className={css.fields}>
      {fields.map((field) => {
        const { name, required = false } = field;
        const words = wordsOf(field);
        const className = classOf(field);
        const error = errorOf(field);
        if (field.kind === 'checkboxes')
          return (
            <Controller
              key={name}
              control={form.control}
              name={name}
              render={({ field: { value, onChange } }) => (
                <ChoiceGroup
                  className={className}
                  columns={2}
                  type="checkbox"
                  name={name}
                  legend={
                    required ? (
                      words.label
                    ) : (
                      <>
                        {words.label} <small>{t('optional')}</small>
                      </>
                    )
                  }
                  {...(required && { id: idOf(name), error })}
                  {...(words.hint && { hint: words.hint })}
                  value={listOf(value)}
                  onValueChange={onChange}
                  options={field.values.map((each) => ({ value: each, label: words.option(each) }))}
                />
              )}
            />
          );
        const shared = {
          className,
          id: idOf(name),
          label: words.label,
          error,
          ...(words.hint && { hint: words.hint }),
          ...(required ? { required } : { optional: t('optional') }),
        };
        if (field.kind === 'credit-code') return <CreditCodeField key={name} {...shared} name={name} form={form} />;
        return (
          <Field key={name} {...shared}>
            {(control) => <Control field={field} words={words} control={control} registered={form.register(name)} />}
          </Field>
        );
      })}
    </div>
  );
}

interface ControlProps {
  field: Exclude<BookingField, { kind: 'credit-code' | 'checkboxes' }>;
  words: ShownWords;
  control: FieldControl;
  registered: UseFormRegisterReturn;
}

function Control({ field, words, control, registered }: ControlProps) {
  const t = useKitTranslations('bookingDialog');
  const shared = { ...control, ...registered, required: control.required };
  switch (field.kind) {
    case 'text':
      return <TextInput {...shared} autoComplete={field.autoComplete} maxLength={field.maxLength} />;
    case 'textarea':
      return <TextArea {...shared} className={css.contentArea} rows={2} maxLength={field.maxLength} />;
    case 'phone':
      return <TextInput {...shared} type="tel" autoComplete="tel-national" maxLength={20} />;
    case 'number':
      return <TextInput {...shared} inputMode="numeric" maxLength={wholeLength(field.max)} />;
    case 'select':
      return (
        <Select {...shared}>
          <option value="">{t('unchosen')}</option>
          {field.values.map((value) => (
            <option key={value} value={value}>
              {words.option(value)}
            </option>
          ))}
        </Select>
      );
  }
}
