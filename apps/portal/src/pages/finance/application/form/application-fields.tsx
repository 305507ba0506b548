import { MOST_FINANCE_FILES, MOST_STATEMENTS } from '@zonekit/api-client/finance/application/lists';
import { FormSection, FormWide } from '@zonekit/portal-kit/form-page/form-section';
import type { useSchemaForm } from '@zonekit/ui/form';
import { FormField, FormValue } from '@zonekit/ui/form-field';
import { moneyText } from '@zonekit/ui/money/parts';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput, type TextInputProps } from '@zonekit/ui/text-input';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../../platform/words/use-words.ts';
import { shownPlaces } from '../../../shared/claims/form/claim-values.ts';
import { FileField } from '../../../shared/files/file-field.tsx';
import { UnfinishedUploads } from '../../../shared/files/unfinished-uploads.tsx';
import { useFormUploads } from '../../../shared/files/use-form-uploads.ts';
import type { ApplyTarget } from '../use-apply-target.ts';
import type { applicationSchema } from './application-schema.ts';

export interface ApplicationFieldsProps {
  form: ReturnType<typeof useSchemaForm<ReturnType<typeof applicationSchema>>>;
  target: ApplyTarget;
  /** Hint of a field: its own, and the remark where it was returned. */
  hintOf: (name: string, own?: ReactNode) => ReactNode;
}

/** How much for how long and for what, and whom to call. */
export function ApplicationFields({ form, target, hintOf }: ApplicationFieldsProps) {
  const t = useWords('financeApplication');
  const locale = useLocale();
  const { amount, term } = target;
  const line = (name: LineName, input: LineInput, own?: ReactNode) => (
    <FormField control={form.control} name={name} label={t(`fields.${name}`)} hint={hintOf(name, own)} required>
      {(given) => <TextInput autoComplete="off" {...input} {...given} />}
    </FormField>
  );
  const range = { from: moneyText(amount.min, locale), to: moneyText(amount.max, locale) };
  return (
    <>
      <FormSection title={t('sections.money')}>
        {line('amount', { inputMode: 'decimal', maxLength: 16 }, t('hints.amount', range))}
        {term && line('term_months', { inputMode: 'numeric', maxLength: 3 }, t('hints.term', term))}
        <FormWide>
          {line('purpose', { maxLength: 100 }, t('hints.purpose'))}
          <FormField
            control={form.control}
            name="plan"
            label={t('fields.plan')}
            hint={hintOf('plan', t('hints.plan'))}
            required
          >
            {(input) => <TextArea {...input} rows={6} maxLength={2000} />}
          </FormField>
        </FormWide>
      </FormSection>
      <FormSection title={t('sections.contact')}>
        {line('contact_person', { autoComplete: 'name', maxLength: 50 })}
        {line('contact_phone', { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' })}
      </FormSection>
    </>
  );
}

type LineName = 'amount' | 'term_months' | 'purpose' | 'contact_person' | 'contact_phone';
type LineInput = Pick<TextInputProps, 'type' | 'inputMode' | 'maxLength' | 'autoComplete'>;

export interface ApplicationFilesProps extends ApplicationFieldsProps {
  /** Whether the file of a field is still to arrive. */
  onWaiting: (field: string, waiting: boolean) => void;
}

/** The licence, the statements and other documents; of the last two one place more than there are. */
export function ApplicationFiles({ form, target, hintOf, onWaiting }: ApplicationFilesProps) {
  const t = useWords('financeApplication');
  const uploads = useFormUploads();
  const places = (name: 'statements' | 'attachments', labelOf: (place: string) => string, hint: string) => {
    return shownPlaces(form.watch(name)).map((place) => (
      <FormValue key={`${name}.${place}`} control={form.control} name={`${name}.${place}`}>
        {({ id, value, onValueChange, error }) => (
          <FileField
            {...{ id, uploads, error, value, onValueChange }}
            kind="material"
            required={name === 'statements' && place === 0}
            label={labelOf(String(place + 1))}
            {...(place === 0 && { hint: hintOf(name, hint) })}
            onWaiting={(waiting) => onWaiting(`${name}.${place}`, waiting)}
          />
        )}
      </FormValue>
    ));
  };
  return (
    <FormSection title={t('sections.files')}>
      <FormWide>
        <UnfinishedUploads uploads={uploads.unfinished} />
        {target.materials.length > 0 && (
          <p lang={target.lang}>{t('hints.materials', { list: target.materials.join(t('comma')) })}</p>
        )}
        <FormValue control={form.control} name="licence">
          {({ id, value, onValueChange, error }) => (
            <FileField
              {...{ id, uploads, error, value, onValueChange }}
              kind="licence"
              required
              label={t('fields.licence')}
              hint={hintOf('licence')}
              onWaiting={(waiting) => onWaiting('licence', waiting)}
            />
          )}
        </FormValue>
        {places('statements', (place) => t('statement', { place }), t('hints.statements', { count: MOST_STATEMENTS }))}
        {places(
          'attachments',
          (place) => t('attachment', { place }),
          t('hints.attachments', { count: MOST_FINANCE_FILES }),
        )}
      </FormWide>
    </FormSection>
  );
}
