import { RENT_PERIODS } from '@zonekit/api-client/space/entry-application/lists';
import { FormSection, FormWide } from '@zonekit/portal-kit/form-page/form-section';
import { FormField, FormValue } from '@zonekit/ui/form-field';
import { RadioGroup } from '@zonekit/ui/radio-group';
import { Select } from '@zonekit/ui/select';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput, type TextInputProps } from '@zonekit/ui/text-input';
import { useWords } from '../../../../platform/words/use-words.ts';
import type { ApplicationFieldsProps } from './application-fields.types.ts';
import { UnitField } from './unit-field.tsx';

/** Who applies, and the unit with its term. */
export function TermFields({ today, ...props }: ApplicationFieldsProps & { today: string }) {
  const t = useWords('spaceApplying');
  const formWords = useWords('form');
  return (
    <>
      <FormSection title={t('sections.enterprise')}>
        <Line {...props} name="enterprise_name" autoComplete="organization" maxLength={200} />
        <Line {...props} name="credit_code" autoComplete="off" autoCapitalize="characters" maxLength={18} />
        <Line
          {...props}
          name="address"
          optional={formWords('optional')}
          autoComplete="street-address"
          maxLength={300}
        />
        <Line {...props} name="industry" autoComplete="off" maxLength={100} />
        <Line {...props} name="contact_person" autoComplete="name" maxLength={50} />
        <Line {...props} name="contact_phone" type="tel" inputMode="tel" autoComplete="tel-national" maxLength={11} />
      </FormSection>
      <FormSection title={t('sections.unit')}>
        <FormWide>
          <UnitField {...props} />
        </FormWide>
        <Line {...props} name="starts_on" type="date" min={today} />
        <Line {...props} name="term_months" inputMode="numeric" autoComplete="off" maxLength={3} />
        <FormField
          control={props.form.control}
          name="rent_period"
          label={t('fields.rent_period')}
          hint={props.hintOf('rent_period')}
          required
        >
          {(input) => (
            <Select {...input}>
              <option value="">{t('choose')}</option>
              {RENT_PERIODS.map((period) => (
                <option key={period} value={period}>
                  {t(`options.rent_period.${period}`)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      </FormSection>
    </>
  );
}

/** What the space is for. */
export function PlanFields(props: ApplicationFieldsProps) {
  const t = useWords('spaceApplying');
  const { form, hintOf } = props;
  const { control } = form;
  return (
    <FormSection title={t('sections.plan')}>
      <Line {...props} name="headcount" inputMode="numeric" autoComplete="off" maxLength={6} />
      <Line {...props} name="investment" inputMode="decimal" autoComplete="off" maxLength={16} />
      <FormWide>
        <FormField
          control={control}
          name="purpose"
          label={t('fields.purpose')}
          hint={hintOf('purpose', t('hints.purpose'))}
          required
        >
          {(input) => <TextArea {...input} rows={5} maxLength={1000} />}
        </FormField>
        <FormValue control={control} name="environmental_impact">
          {({ id, name, value, onValueChange, error }) => (
            <RadioGroup
              {...{ id, name, error }}
              legend={t('fields.environmental_impact')}
              hint={hintOf('environmental_impact')}
              columns={2}
              required
              value={value || null}
              onValueChange={(answer) => onValueChange(answer ?? '')}
              options={(['no', 'yes'] as const).map((answer) => ({
                value: answer,
                label: t(`options.environmental_impact.${answer}`),
              }))}
            />
          )}
        </FormValue>
        {form.watch('environmental_impact') === 'yes' && (
          <FormField
            control={control}
            name="environmental_note"
            label={t('fields.environmental_note')}
            hint={hintOf('environmental_note', t('hints.environmental_note'))}
            required
          >
            {(input) => <TextArea {...input} rows={4} maxLength={1000} />}
          </FormField>
        )}
      </FormWide>
    </FormSection>
  );
}

type LineName =
  | 'enterprise_name'
  | 'credit_code'
  | 'address'
  | 'industry'
  | 'contact_person'
  | 'contact_phone'
  | 'starts_on'
  | 'term_months'
  | 'headcount'
  | 'investment';

interface LineProps extends ApplicationFieldsProps, Omit<TextInputProps, 'form' | 'name' | 'size'> {
  name: LineName;
  optional?: string;
}

/** A field of one line. */
function Line({ form, hintOf, name, optional, ...input }: LineProps) {
  const t = useWords('spaceApplying');
  return (
    <FormField
      control={form.control}
      name={name}
      label={t(`fields.${name}`)}
      hint={hintOf(name)}
      {...(optional ? { optional } : { required: true })}
    >
      {(given) => <TextInput {...input} {...given} />}
    </FormField>
  );
}
