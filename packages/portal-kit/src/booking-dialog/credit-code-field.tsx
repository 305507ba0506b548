import { Checkbox } from '@zonekit/ui/checkbox';
import { Field } from '@zonekit/ui/field';
import { TextInput } from '@zonekit/ui/text-input';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { checkCreditCode, normaliseCreditCode } from '../credit-code/credit-code.ts';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './booking-dialog.css.ts';
import type { BookingFields } from './booking-fields.ts';

export interface CreditCodeFieldProps {
  id: string;
  form: UseFormReturn<BookingFields>;
  error: string | undefined;
}

/**
 * A wrong check digit has to be confirmed, and is not refused: real early codes have one. Source: design.md, section 5.
 */
export function CreditCodeField({ id, form, error }: CreditCodeFieldProps) {
  const t = useKitTranslations('bookingDialog');
  const [typed, confirmed] = useWatch({ control: form.control, name: ['creditCode', 'creditCodeConfirmed'] });
  const code = normaliseCreditCode(typed);
  const doubtful = checkCreditCode(code) === 'check-digit-mismatch';
  const control = form.register('creditCode', {
    onBlur: () => form.setValue('creditCode', code),
  });
  const confirm = (yes: boolean) => {
    form.setValue('creditCodeConfirmed', yes ? code : '', { shouldDirty: true });
    if (form.formState.isSubmitted) void form.trigger('creditCode');
  };
  return (
    <div className={css.wide}>
      <Field id={id} label={t('creditCode')} error={error} required>
        {(field) => <TextInput {...field} {...control} autoComplete="off" spellCheck={false} maxLength={40} />}
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
