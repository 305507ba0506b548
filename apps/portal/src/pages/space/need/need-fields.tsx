import { useParks } from '@zonekit/api-client/space/hooks';
import { DECORATIONS, HOUSE_TYPES } from '@zonekit/api-client/space/lists';
import { FormSection, FormWide } from '@zonekit/portal-kit/form-page/form-section';
import { CheckboxGroup } from '@zonekit/ui/checkbox-group';
import { Field } from '@zonekit/ui/field';
import { FormField, FormValue } from '@zonekit/ui/form-field';
import { NumberInput } from '@zonekit/ui/number-input';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput } from '@zonekit/ui/text-input';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './need.css.ts';
import type { NeedFields as Fields } from './need-schema.ts';

const MOST_PARKS = 100;

interface FieldsProps {
  form: Fields;
}

/** What is looked for, where and when, and whom to call. */
export function NeedFields({ form, today }: FieldsProps & { today: string }) {
  const t = useWords('spaceNeeds');
  const area = useWords('space');
  const formWords = useWords('form');
  const { control } = form;
  const optional = formWords('optional');
  return (
    <>
      <FormSection title={t('sections.what')}>
        <FormWide>
          <Several
            form={form}
            name="house_types"
            options={HOUSE_TYPES.map((value) => ({ value, label: area(`houseTypes.${value}`) }))}
          />
        </FormWide>
        <Amount form={form} name="area_min" unit={t('unit.area')} />
        <Amount form={form} name="area_max" unit={t('unit.area')} optional={optional} />
        <Amount form={form} name="rent_max" unit={t('unit.rent')} optional={optional} />
        <FormWide>
          <Several
            form={form}
            name="decorations"
            hint={t('hints.decorations')}
            options={DECORATIONS.map((value) => ({ value, label: area(`decorations.${value}`) }))}
          />
        </FormWide>
      </FormSection>
      <FormSection title={t('sections.where')}>
        <FormWide>
          <Parks form={form} />
        </FormWide>
        <FormField control={control} name="from_on" label={t('fields.from_on')} required>
          {(input) => <TextInput {...input} type="date" min={today} />}
        </FormField>
        <FormWide>
          <FormField
            control={control}
            name="remark"
            label={t('fields.remark')}
            hint={t('hints.remark')}
            optional={optional}
          >
            {(input) => <TextArea {...input} rows={4} maxLength={500} />}
          </FormField>
        </FormWide>
      </FormSection>
      <FormSection title={t('sections.who')}>
        <FormField control={control} name="contact_person" label={t('fields.contact_person')} required>
          {(input) => <TextInput {...input} autoComplete="name" maxLength={50} />}
        </FormField>
        <FormField control={control} name="contact_phone" label={t('fields.contact_phone')} required>
          {(input) => <TextInput {...input} type="tel" inputMode="tel" autoComplete="tel-national" />}
        </FormField>
      </FormSection>
    </>
  );
}

interface AmountProps extends FieldsProps {
  name: 'area_min' | 'area_max' | 'rent_max';
  unit: string;
  optional?: string;
}

function Amount({ form, name, unit, optional }: AmountProps) {
  const t = useWords('spaceNeeds');
  return (
    <FormValue control={form.control} name={name}>
      {({ id, value, onValueChange, error }) => (
        <Field id={id} label={t(`fields.${name}`)} error={error} {...(optional ? { optional } : { required: true })}>
          {(input) => (
            <NumberInput
              {...input}
              value={value}
              onValueChange={(amount) => onValueChange(amount)}
              min={0}
              unit={unit}
              labels={{ increase: t('increase'), decrease: t('decrease') }}
            />
          )}
        </Field>
      )}
    </FormValue>
  );
}

interface SeveralProps extends FieldsProps {
  name: 'house_types' | 'decorations' | 'parks';
  options: readonly { value: string; label: string }[];
  hint?: string;
}

function Several({ form, name, options, hint }: SeveralProps) {
  const t = useWords('spaceNeeds');
  return (
    <FormValue control={form.control} name={name}>
      {({ id, value, onValueChange, error }) => (
        <CheckboxGroup
          id={id}
          name={name}
          legend={t(`fields.${name}`)}
          columns={3}
          hint={hint}
          value={value}
          onValueChange={(chosen) => onValueChange([...chosen])}
          options={options}
          error={error}
        />
      )}
    </FormValue>
  );
}

/** A need goes without a park, too: the list of parks may fail. */
function Parks({ form }: FieldsProps) {
  const t = useWords('spaceNeeds');
  const read = useParks({ page_size: MOST_PARKS });
  const parks = read.status === 'ready' || read.status === 'failed' ? read.data?.data : undefined;
  if (!parks) return read.status === 'failed' ? <p className={css.muted}>{t('parksNotRead')}</p> : null;
  return (
    <Several
      form={form}
      name="parks"
      hint={t('hints.parks')}
      options={parks.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
