import {
  EXPERT_FIELDS,
  EXPERT_HOURS,
  EXPERT_LANGUAGES,
  EXPERT_TITLES,
  INSTITUTION_KINDS,
} from '@zonekit/api-client/expert/lists';
import { FormSection, FormWide } from '@zonekit/portal-kit/form-page/form-section';
import { CheckboxGroup } from '@zonekit/ui/checkbox-group';
import { FormField, FormValue } from '@zonekit/ui/form-field';
import { Select } from '@zonekit/ui/select';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput } from '@zonekit/ui/text-input';
import { useWords } from '../../../platform/words/use-words.ts';
import type { EntryFieldsProps } from './entry-fields.types.ts';
import { EntryFiles } from './entry-files.tsx';
import { useOptionLabel } from './use-option-label.ts';

/** What an expert says of themselves: who, what for, when, and the proof of it. */
export function EntryFields({ form, edition, onWaiting }: EntryFieldsProps) {
  const t = useWords('expertManagement');
  const formWords = useWords('form');
  const { control } = form;
  const optional = formWords('optional');
  return (
    <>
      <FormSection title={t('sections.person')}>
        <FormField control={control} name="name" label={t('fields.name')} required>
          {(input) => <TextInput {...input} autoComplete="name" maxLength={50} />}
        </FormField>
        <FormField
          control={control}
          name="contact_phone"
          label={t('fields.contact_phone')}
          hint={t('hints.phone')}
          required
        >
          {(input) => <TextInput {...input} type="tel" inputMode="tel" autoComplete="tel-national" />}
        </FormField>
        <FormField control={control} name="institution" label={t('fields.institution')} required>
          {(input) => <TextInput {...input} autoComplete="organization" maxLength={100} />}
        </FormField>
        <Choice form={form} name="institution_kind" options={INSTITUTION_KINDS} />
        <FormField control={control} name="position" label={t('fields.position')} optional={optional}>
          {(input) => <TextInput {...input} autoComplete="organization-title" maxLength={100} />}
        </FormField>
        <Choice form={form} name="title" options={EXPERT_TITLES} />
      </FormSection>
      <FormSection title={t('sections.advice')}>
        <Choice form={form} name="field" options={EXPERT_FIELDS} />
        <FormField
          control={control}
          name="skills"
          label={t('fields.skills')}
          hint={t('hints.skills')}
          optional={optional}
        >
          {(input) => <TextInput {...input} autoComplete="off" maxLength={140} />}
        </FormField>
        <FormWide>
          <FormField control={control} name="headline" label={t('fields.headline')} hint={t('hints.headline')} required>
            {(input) => <TextInput {...input} autoComplete="off" maxLength={100} />}
          </FormField>
        </FormWide>
        <FormWide>
          <FormField control={control} name="introduction" label={t('fields.introduction')} required>
            {(input) => <TextArea {...input} rows={6} maxLength={2000} />}
          </FormField>
        </FormWide>
        <FormWide>
          <FormField
            control={control}
            name="works"
            label={t('fields.works')}
            hint={t('hints.works')}
            optional={optional}
          >
            {(input) => <TextArea {...input} rows={4} maxLength={2000} />}
          </FormField>
        </FormWide>
      </FormSection>
      <FormSection title={t('sections.time')}>
        <Several form={form} name="languages" options={EXPERT_LANGUAGES} />
        <Several form={form} name="hours" options={EXPERT_HOURS} />
      </FormSection>
      <FormSection title={t('sections.proof')}>
        <FormWide>
          <EntryFiles key={edition} form={form} onWaiting={onWaiting} />
        </FormWide>
      </FormSection>
    </>
  );
}

function Choice({
  form,
  name,
  options,
}: Pick<EntryFieldsProps, 'form'> & { name: 'field' | 'title' | 'institution_kind'; options: readonly string[] }) {
  const t = useWords('expertManagement');
  const label = useOptionLabel();
  return (
    <FormField control={form.control} name={name} label={t(`fields.${name}`)} required>
      {(input) => (
        <Select {...input}>
          <option value="">{t('choose')}</option>
          {options.map((value) => (
            <option key={value} value={value}>
              {label(name, value)}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}

function Several({
  form,
  name,
  options,
}: Pick<EntryFieldsProps, 'form'> & { name: 'languages' | 'hours'; options: readonly string[] }) {
  const t = useWords('expertManagement');
  const label = useOptionLabel();
  return (
    <FormValue control={form.control} name={name}>
      {({ id, value, onValueChange, error }) => (
        <CheckboxGroup
          id={id}
          name={name}
          legend={t(`fields.${name}`)}
          columns={2}
          value={value}
          onValueChange={(chosen) => onValueChange([...chosen])}
          options={options.map((option) => ({ value: option, label: label(name, option) }))}
          error={error}
        />
      )}
    </FormValue>
  );
}
