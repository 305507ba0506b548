import type { DeclarationDetail } from '@zonekit/api-client/policy/contract';
import { FormSection, FormWide } from '@zonekit/portal-kit/form-page/form-section';
import type { useSchemaForm } from '@zonekit/ui/form';
import { FormField } from '@zonekit/ui/form-field';
import { Money } from '@zonekit/ui/money';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput } from '@zonekit/ui/text-input';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { ApplicationMaterials } from './application-materials.tsx';
import type { applicationSchema } from './application-schema.ts';

/** Longest text of a statement. Source: the contract. */
const STATEMENT = 4000;

export interface ApplicationFieldsProps {
  call: DeclarationDetail;
  form: ReturnType<typeof useSchemaForm<ReturnType<typeof applicationSchema>>>;
  /** Of the draft: fields of files begin anew with it. */
  edition: number;
  /** Whether the file of a material, by its place, is still to arrive. */
  onWaiting: (place: number, waiting: boolean) => void;
}

/** What a call asks of who applies. */
export function ApplicationFields({ call, form, edition, onWaiting }: ApplicationFieldsProps) {
  const t = useWords('policyApplications');
  const formWords = useWords('form');
  const locale = useLocale();
  return (
    <>
      <FormSection title={t('sections.contact')}>
        <FormField control={form.control} name="contact_person" label={t('contact')} required>
          {(input) => <TextInput {...input} autoComplete="name" maxLength={50} />}
        </FormField>
        <FormField control={form.control} name="contact_phone" label={t('phone')} required>
          {(input) => <TextInput {...input} type="tel" inputMode="tel" autoComplete="tel-national" />}
        </FormField>
      </FormSection>
      <FormSection title={t('sections.project')}>
        {call.amount && (
          <FormField
            control={form.control}
            name="amount"
            label={t('amount')}
            optional={formWords('optional')}
            hint={t.rich('amountHint', { money: () => <Money fen={call.amount?.amount ?? 0} locale={locale} /> })}
          >
            {(input) => <TextInput {...input} inputMode="decimal" autoComplete="off" maxLength={15} />}
          </FormField>
        )}
        <FormWide>
          <FormField
            control={form.control}
            name="statement"
            label={t('statement')}
            hint={t('statementHint', { limit: String(STATEMENT) })}
            required
          >
            {(input) => <TextArea {...input} rows={8} maxLength={STATEMENT} />}
          </FormField>
        </FormWide>
      </FormSection>
      {call.materials.length > 0 && (
        <FormSection title={t('sections.materials')}>
          <FormWide>
            <ApplicationMaterials key={edition} call={call} form={form} onWaiting={onWaiting} />
          </FormWide>
        </FormSection>
      )}
    </>
  );
}
