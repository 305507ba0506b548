import { ChoiceGroup } from '@zonekit/ui/choice-group';
import { Field } from '@zonekit/ui/field';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput } from '@zonekit/ui/text-input';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './booking-dialog.css.ts';
import { type BookingFields, EQUIPMENT, type Equipment, MAX_LENGTH } from './booking-fields.ts';
import type { ValidatedField } from './booking-validation.ts';
import { CreditCodeField } from './credit-code-field.tsx';

export interface BookingFormFieldsProps {
  form: UseFormReturn<BookingFields>;
  idOf: (field: ValidatedField) => string;
  errorOf: (field: ValidatedField) => string | undefined;
}

const isEquipment = (value: string): value is Equipment => (EQUIPMENT as readonly string[]).includes(value);

/** The fields of specification section 5, all required but the equipment. */
export function BookingFormFields({ form, idOf, errorOf }: BookingFormFieldsProps) {
  const t = useKitTranslations('bookingDialog');
  const shared = (name: Exclude<ValidatedField, 'creditCode'>) => ({
    id: idOf(name),
    label: t(name),
    error: errorOf(name),
    required: true,
  });
  const { register } = form;
  return (
    <div className={css.fields}>
      <Field className={css.wide} {...shared('applicantUnit')}>
        {(field) => (
          <TextInput
            {...field}
            {...register('applicantUnit')}
            autoComplete="organization"
            maxLength={MAX_LENGTH.applicantUnit}
          />
        )}
      </Field>
      <CreditCodeField id={idOf('creditCode')} form={form} error={errorOf('creditCode')} />
      <Field className={css.wide} {...shared('registeredAddress')}>
        {(field) => (
          <TextInput
            {...field}
            {...register('registeredAddress')}
            autoComplete="street-address"
            maxLength={MAX_LENGTH.registeredAddress}
          />
        )}
      </Field>
      <Field className={css.wide} {...shared('roadshow_title')}>
        {(field) => <TextInput {...field} {...register('roadshow_title')} maxLength={MAX_LENGTH.roadshow_title} />}
      </Field>
      <Field className={css.third} {...shared('contact_person')}>
        {(field) => (
          <TextInput
            {...field}
            {...register('contact_person')}
            autoComplete="name"
            maxLength={MAX_LENGTH.contact_person}
          />
        )}
      </Field>
      <Field className={css.third} {...shared('phone')}>
        {(field) => (
          <TextInput {...field} {...register('phone')} type="tel" autoComplete="tel-national" maxLength={20} />
        )}
      </Field>
      <Field className={css.third} {...shared('attendance')}>
        {(field) => <TextInput {...field} {...register('attendance')} inputMode="numeric" maxLength={4} />}
      </Field>
      <Field className={css.content} {...shared('roadshowContent')}>
        {(field) => (
          <TextArea
            {...field}
            {...register('roadshowContent')}
            className={css.contentArea}
            rows={2}
            maxLength={MAX_LENGTH.roadshowContent}
          />
        )}
      </Field>
      <Controller
        control={form.control}
        name="equipment"
        render={({ field }) => (
          <ChoiceGroup
            className={css.equipment}
            columns={2}
            type="checkbox"
            name="equipment"
            legend={
              <>
                {t('equipment')} <small>{t('optional')}</small>
              </>
            }
            value={field.value}
            onValueChange={(value) => field.onChange(value.filter(isEquipment))}
            options={EQUIPMENT.map((value) => ({ value, label: t(value) }))}
          />
        )}
      />
    </div>
  );
}
