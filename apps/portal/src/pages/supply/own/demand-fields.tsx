import { INNOVATION_FIELDS } from '@zonekit/api-client/content/lists';
import { SUPPLY_QUALIFICATIONS, SUPPLY_REGIONS } from '@zonekit/api-client/supply/company/lists';
import { OWNERSHIPS } from '@zonekit/api-client/supply/demand/lists';
import { FormSection, FormWide } from '@zonekit/portal-kit/form-page/form-section';
import { CheckboxGroup } from '@zonekit/ui/checkbox-group';
import { Field } from '@zonekit/ui/field';
import { FormField, FormValue } from '@zonekit/ui/form-field';
import { NumberInput } from '@zonekit/ui/number-input';
import { RadioGroup } from '@zonekit/ui/radio-group';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput } from '@zonekit/ui/text-input';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from '../supply.css.ts';
import { AudiencePreview } from './audience-preview.tsx';
import type { DemandFields as Fields, Step } from './demand-schema.ts';
import { IndicatorLines } from './indicator-lines.tsx';
import { PaymentLines } from './payment-lines.tsx';

interface FieldsProps {
  form: Fields;
}

/** The fields of one step; those of the others are not drawn and keep their values. */
export function DemandFields({ form, today, step }: FieldsProps & { today: string; step: Step }) {
  if (step === 'problem') return <Problem form={form} />;
  if (step === 'terms') return <Terms form={form} today={today} />;
  if (step === 'wishes') return <Wishes form={form} />;
  return <Contact form={form} />;
}

function Problem({ form }: FieldsProps) {
  const t = useWords('supplyOwn');
  const area = useWords('supply');
  const optional = useWords('form')('optional');
  const { control } = form;
  return (
    <FormSection title={t('form.step.problem')}>
      <FormWide>
        <FormField control={control} name="title" label={t('form.fields.title')} required>
          {(input) => <TextInput {...input} maxLength={60} />}
        </FormField>
      </FormWide>
      <FormWide>
        <Choice
          form={form}
          name="field"
          options={INNOVATION_FIELDS.map((value) => ({ value, label: area(`fields.${value}`) }))}
        />
      </FormWide>
      <FormWide>
        <FormField
          control={control}
          name="problem"
          label={t('form.fields.problem')}
          hint={t('form.hints.problem')}
          required
        >
          {(input) => <TextArea {...input} rows={5} maxLength={2000} />}
        </FormField>
      </FormWide>
      <FormWide>
        <FormField
          control={control}
          name="provides"
          label={t('form.fields.provides')}
          hint={t('form.hints.provides')}
          optional={optional}
        >
          {(input) => <TextArea {...input} rows={2} maxLength={500} />}
        </FormField>
      </FormWide>
      <FormWide>
        <IndicatorLines form={form} />
      </FormWide>
    </FormSection>
  );
}

function Terms({ form, today }: FieldsProps & { today: string }) {
  const t = useWords('supplyOwn');
  const { control } = form;
  return (
    <FormSection title={t('form.step.terms')}>
      <FormWide>
        <FormField control={control} name="delivery" label={t('form.fields.delivery')} required>
          {(input) => <TextInput {...input} maxLength={100} />}
        </FormField>
      </FormWide>
      <Amount form={form} name="term_months" unit={t('form.units.months')} />
      <Amount form={form} name="budget" unit={t('form.units.budget')} optional={t('form.hints.budget')} />
      <FormWide>
        <Choice
          form={form}
          name="ownership"
          options={OWNERSHIPS.map((value) => ({ value, label: t(`form.ownerships.${value}`) }))}
        />
      </FormWide>
      <FormField control={control} name="deadline" label={t('form.fields.deadline')} required>
        {(input) => <TextInput {...input} type="date" min={today} />}
      </FormField>
      <FormWide>
        <PaymentLines form={form} />
      </FormWide>
    </FormSection>
  );
}

function Wishes({ form }: FieldsProps) {
  const t = useWords('supplyOwn');
  const area = useWords('supply');
  const optional = useWords('form')('optional');
  const { control } = form;
  return (
    <FormSection title={t('form.step.wishes')}>
      <FormWide>
        <Choice
          form={form}
          name="region"
          options={SUPPLY_REGIONS.map((value) => ({ value, label: t(`form.regionWithin.${value}`) }))}
        />
      </FormWide>
      <FormWide>
        <FormValue control={control} name="qualifications">
          {({ id, value, onValueChange, error }) => (
            <CheckboxGroup
              id={id}
              name="qualifications"
              legend={t('form.fields.qualifications')}
              columns={3}
              hint={t('form.hints.qualifications')}
              value={value}
              onValueChange={(chosen) => onValueChange([...chosen])}
              options={SUPPLY_QUALIFICATIONS.map((each) => ({ value: each, label: area(`qualifications.${each}`) }))}
              error={error}
            />
          )}
        </FormValue>
      </FormWide>
      <FormWide>
        <FormField
          control={control}
          name="keywords"
          label={t('form.fields.keywords')}
          hint={t('form.hints.keywords')}
          optional={optional}
        >
          {(input) => <TextInput {...input} maxLength={200} />}
        </FormField>
      </FormWide>
    </FormSection>
  );
}

function Contact({ form }: FieldsProps) {
  const t = useWords('supplyOwn');
  const { control } = form;
  return (
    <>
      <FormSection title={t('form.step.contact')}>
        <FormField control={control} name="contact_person" label={t('form.fields.contact_person')} required>
          {(input) => <TextInput {...input} autoComplete="name" maxLength={50} />}
        </FormField>
        <FormField control={control} name="contact_phone" label={t('form.fields.contact_phone')} required>
          {(input) => <TextInput {...input} type="tel" inputMode="tel" autoComplete="tel-national" />}
        </FormField>
        <FormWide>
          <p className={css.muted}>{t('form.hidden')}</p>
        </FormWide>
      </FormSection>
      <AudiencePreview form={form} />
    </>
  );
}

interface ChoiceProps extends FieldsProps {
  name: 'field' | 'ownership' | 'region';
  options: readonly { value: string; label: string }[];
}

function Choice({ form, name, options }: ChoiceProps) {
  const t = useWords('supplyOwn');
  return (
    <FormValue control={form.control} name={name}>
      {({ id, value, onValueChange, error }) => (
        <RadioGroup
          id={id}
          name={name}
          legend={t(`form.fields.${name}`)}
          value={value}
          onValueChange={(chosen) => onValueChange(chosen ?? '')}
          options={options}
          error={error}
        />
      )}
    </FormValue>
  );
}

interface AmountProps extends FieldsProps {
  name: 'term_months' | 'budget';
  unit: string;
  optional?: string;
}

function Amount({ form, name, unit, optional }: AmountProps) {
  const t = useWords('supplyOwn');
  return (
    <FormValue control={form.control} name={name}>
      {({ id, value, onValueChange, error }) => (
        <Field
          id={id}
          label={t(`form.fields.${name}`)}
          error={error}
          {...(optional ? { optional } : { required: true })}
        >
          {(input) => (
            <NumberInput
              {...input}
              value={value}
              onValueChange={(next) => onValueChange(next)}
              min={0}
              unit={unit}
              labels={{ increase: t('form.increase'), decrease: t('form.decrease') }}
            />
          )}
        </Field>
      )}
    </FormValue>
  );
}
