import { Checkbox } from '@zonekit/ui/checkbox';
import { Field, type FieldProps } from '@zonekit/ui/field';
import { TextInput } from '@zonekit/ui/text-input';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { checkCreditCode, normaliseCreditCode } from '../credit-code/credit-code.ts';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './booking-dialog.css.ts';
import { type BookingValues, textOf } from './booking-values.ts';
import { confirmedName } from './core/definition.ts';

export interface CreditCodeFieldProps extends Omit<FieldProps, 'children'> {
  name: string;
  form: UseFormReturn<BookingValues>;
}

/** A wrong check digit has to be confirmed, and is not refused: real early codes have one. */
export function CreditCodeField({ name, form, className, ...field }: CreditCodeFieldProps) {
  const t = useKitTranslations('bookingDialog');
  const [typed, confirmed] = useWatch({ control: form.control, name: [name, confirmedName(name)] });
  const code = normaliseCreditCode(textOf(typed));
  const doubtful = checkCreditCode(code) === 'check-digit-mismatch';
  const control = form.register(name, {
    onBlur: () => form.setValue(name, code),
  });
  const confirm = (yes: boolean) => {
    form.setValue(confirmedName(name), yes ? code : '', { shouldDirty: true });
    if (form.formState.isSubmitted) void form.trigger(name);
  };
  return (
    <div className={className}>
      <Field {...field}>
        {(attributes) => (
          <TextInput {...attributes} {...control} autoComplete="off" spellCheck={false} maxLength={40} />
        )}
      </Field>
      <div role="status">
        {doubtful && (
          <div className={css.confirm}>
            <p className={css.warning}>{t('creditCodeWarning')}</p>
            <Checkbox
              label={t('creditCodeConfirm')}
              checked={confirmed === code}
              onChange={(event) => confirm(event.currentTarget.checked)}
            />
          </div>
        )}
      </div>
    </div>
  );
}
