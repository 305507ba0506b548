import { MOST_CERTIFICATES, TAX_REBATE_KINDS } from '@zonekit/api-client/registration/tax-rebate/lists';
import { FormSection, FormWide } from '@zonekit/portal-kit/form-page/form-section';
import type { useSchemaForm } from '@zonekit/ui/form';
import { FormField, FormValue } from '@zonekit/ui/form-field';
import { Select } from '@zonekit/ui/select';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput, type TextInputProps } from '@zonekit/ui/text-input';
import type { ReactNode } from 'react';
import { useWords } from '../../../../platform/words/use-words.ts';
import { AccountSection } from '../../../shared/claims/form/account-section.tsx';
import { shownPlaces } from '../../../shared/claims/form/claim-values.ts';
import { FileField } from '../../../shared/files/file-field.tsx';
import { UnfinishedUploads } from '../../../shared/files/unfinished-uploads.tsx';
import { useFormUploads } from '../../../shared/files/use-form-uploads.ts';
import type { taxRebateSchema } from './tax-rebate-schema.ts';
import type { TaxRebateValues } from './tax-rebate-values.ts';

export interface TaxRebateFieldsProps {
  form: ReturnType<typeof useSchemaForm<ReturnType<typeof taxRebateSchema>>>;
  /** Hint of a field: its own, and the remark where it was returned. */
  hintOf: (name: string, own?: ReactNode) => ReactNode;
}

type LineName = Exclude<keyof TaxRebateValues, 'kind' | 'reason' | 'declaration' | 'certificates'>;
type LineInput = Pick<TextInputProps, 'type' | 'inputMode' | 'maxLength' | 'autoComplete'>;

/** Which tax of which period, how much, why, to which account, and whom to call. */
export function TaxRebateFields({ form, hintOf }: TaxRebateFieldsProps) {
  const t = useWords('registrationTaxRebate');
  const line = (name: LineName, input: LineInput, own?: ReactNode) => (
    <FormField control={form.control} name={name} label={t(`fields.${name}`)} hint={hintOf(name, own)} required>
      {(given) => <TextInput autoComplete="off" {...input} {...given} />}
    </FormField>
  );
  return (
    <>
      <FormSection title={t('sections.tax')}>
        <FormWide>
          <FormField control={form.control} name="kind" label={t('fields.kind')} hint={hintOf('kind')} required>
            {(input) => (
              <Select {...input}>
                <option value="">{t('choose')}</option>
                {TAX_REBATE_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`kinds.${kind}`)}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
        </FormWide>
        {line('starts_on', { type: 'date' })}
        {line('ends_on', { type: 'date' })}
        {line('declared', { inputMode: 'decimal', maxLength: 16 })}
        {line('amount', { inputMode: 'decimal', maxLength: 16 }, t('hints.amount'))}
        <FormWide>
          <FormField
            control={form.control}
            name="reason"
            label={t('fields.reason')}
            hint={hintOf('reason', t('hints.reason'))}
            required
          >
            {(input) => <TextArea {...input} rows={4} maxLength={1000} />}
          </FormField>
        </FormWide>
      </FormSection>
      <AccountSection title={t('sections.account')} line={line} />
      <FormSection title={t('sections.contact')}>
        {line('contact_person', { autoComplete: 'name', maxLength: 50 })}
        {line('contact_phone', { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' })}
      </FormSection>
    </>
  );
}

export interface TaxRebateFilesProps extends TaxRebateFieldsProps {
  /** Whether the file of a field is still to arrive. */
  onWaiting: (field: string, waiting: boolean) => void;
}

/** The declaration, and the certificates: one place more than there are. */
export function TaxRebateFiles({ form, hintOf, onWaiting }: TaxRebateFilesProps) {
  const t = useWords('registrationTaxRebate');
  const uploads = useFormUploads();
  return (
    <FormSection title={t('sections.files')}>
      <FormWide>
        <UnfinishedUploads uploads={uploads.unfinished} />
        <FormValue control={form.control} name="declaration">
          {({ id, value, onValueChange, error }) => (
            <FileField
              {...{ id, uploads, error, value, onValueChange }}
              kind="licence"
              required
              label={t('fields.declaration')}
              hint={hintOf('declaration')}
              onWaiting={(waiting) => onWaiting('declaration', waiting)}
            />
          )}
        </FormValue>
        {shownPlaces(form.watch('certificates')).map((place) => (
          <FormValue key={place} control={form.control} name={`certificates.${place}`}>
            {({ id, value, onValueChange, error }) => (
              <FileField
                {...{ id, uploads, error, value, onValueChange }}
                kind="licence"
                required={place === 0}
                label={t('certificate', { place: String(place + 1) })}
                {...(place === 0 && {
                  hint: hintOf('certificates', t('hints.certificates', { count: MOST_CERTIFICATES })),
                })}
                onWaiting={(waiting) => onWaiting(`certificates.${place}`, waiting)}
              />
            )}
          </FormValue>
        ))}
      </FormWide>
    </FormSection>
  );
}
