import { CONTRACT_FROM, MOST_VOUCHER_INVOICES, REDEMPTION_RATE } from '@zonekit/api-client/order/voucher/lists';
import { FormSection, FormWide } from '@zonekit/portal-kit/form-page/form-section';
import type { useSchemaForm } from '@zonekit/ui/form';
import { FormField, FormValue } from '@zonekit/ui/form-field';
import { moneyText } from '@zonekit/ui/money/parts';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput, type TextInputProps } from '@zonekit/ui/text-input';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../../platform/words/use-words.ts';
import { AccountSection } from '../../../shared/claims/form/account-section.tsx';
import { shownPlaces } from '../../../shared/claims/form/claim-values.ts';
import { FileField } from '../../../shared/files/file-field.tsx';
import { UnfinishedUploads } from '../../../shared/files/unfinished-uploads.tsx';
import { useFormUploads } from '../../../shared/files/use-form-uploads.ts';
import type { redemptionSchema } from './redemption-schema.ts';
import { mostFor, needsContract, type RedemptionValues } from './redemption-values.ts';

export interface RedemptionFieldsProps {
  form: ReturnType<typeof useSchemaForm<ReturnType<typeof redemptionSchema>>>;
  /** Fen that the account has; null where it is not known. */
  balance: number | null;
  /** Hint of a field: its own, and the remark where it was returned. */
  hintOf: (name: string, own?: ReactNode) => ReactNode;
}

type LineName = Exclude<keyof RedemptionValues, 'invoices' | 'contract' | 'remark'>;
type LineInput = Pick<TextInputProps, 'inputMode' | 'maxLength'>;

/** Fields of the service, the amount and the bank account. */
export function RedemptionFields({ form, balance, hintOf }: RedemptionFieldsProps) {
  const t = useWords('orderVoucher');
  const locale = useLocale();
  const most = mostFor(form.watch('invoice_total'));
  const money = (fen: number) => moneyText(fen, locale, true);
  const line = (name: LineName, input: LineInput = {}, own?: ReactNode) => (
    <FormField control={form.control} name={name} label={t(`fields.${name}`)} hint={hintOf(name, own)} required>
      {(given) => <TextInput autoComplete="off" {...input} {...given} />}
    </FormField>
  );
  const amountHint =
    most === null
      ? t('hints.rate', { rate: String(REDEMPTION_RATE) })
      : t('hints.most', { most: money(balance === null ? most : Math.min(most, balance)) });
  return (
    <>
      <FormSection title={t('steps.what')}>
        {line('service', { maxLength: 100 })}
        {line('provider', { maxLength: 100 })}
        {line('invoice_total', { inputMode: 'decimal', maxLength: 16 })}
        {line('amount', { inputMode: 'decimal', maxLength: 16 }, amountHint)}
      </FormSection>
      <AccountSection title={t('steps.account')} line={line} />
    </>
  );
}

export interface RedemptionFilesProps extends Pick<RedemptionFieldsProps, 'form' | 'hintOf'> {
  /** Whether the file of a field is still to arrive. */
  onWaiting: (field: string, waiting: boolean) => void;
}

/** The invoices, one place more than there are, the contract where it is needed, and a remark. */
export function RedemptionFiles({ form, hintOf, onWaiting }: RedemptionFilesProps) {
  const t = useWords('orderVoucher');
  const optional = useWords('form')('optional');
  const locale = useLocale();
  const uploads = useFormUploads();
  const isContractNeeded = needsContract(form.watch('invoice_total')) || form.watch('contract') !== '';
  return (
    <FormSection title={t('steps.files')}>
      <FormWide>
        <UnfinishedUploads uploads={uploads.unfinished} />
        {shownPlaces(form.watch('invoices')).map((place) => (
          <FormValue key={place} control={form.control} name={`invoices.${place}`}>
            {({ id, value, onValueChange, error }) => (
              <FileField
                {...{ id, uploads, error, value, onValueChange }}
                kind="licence"
                required={place === 0}
                label={t('invoice', { place: String(place + 1) })}
                {...(place === 0 && {
                  hint: hintOf('invoices', t('hints.invoices', { count: String(MOST_VOUCHER_INVOICES) })),
                })}
                onWaiting={(waiting) => onWaiting(`invoices.${place}`, waiting)}
              />
            )}
          </FormValue>
        ))}
        {isContractNeeded && (
          <FormValue control={form.control} name="contract">
            {({ id, value, onValueChange, error }) => (
              <FileField
                {...{ id, uploads, error, value, onValueChange }}
                kind="licence"
                required
                label={t('fields.contract')}
                hint={hintOf('contract', t('hints.contract', { from: moneyText(CONTRACT_FROM, locale) }))}
                onWaiting={(waiting) => onWaiting('contract', waiting)}
              />
            )}
          </FormValue>
        )}
        <FormField
          control={form.control}
          name="remark"
          label={t('fields.remark')}
          hint={hintOf('remark')}
          optional={optional}
        >
          {(input) => <TextArea {...input} rows={3} maxLength={500} />}
        </FormField>
      </FormWide>
    </FormSection>
  );
}
