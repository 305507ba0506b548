import type { ContractSummary } from '@zonekit/api-client/space/lease/contract';
import { MOST_INVOICES } from '@zonekit/api-client/space/settlement/lists';
import { FormSection, FormWide } from '@zonekit/portal-kit/form-page/form-section';
import type { useSchemaForm } from '@zonekit/ui/form';
import { FormField, FormValue } from '@zonekit/ui/form-field';
import { moneyText } from '@zonekit/ui/money/parts';
import { Select } from '@zonekit/ui/select';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput, type TextInputProps } from '@zonekit/ui/text-input';
import { Time } from '@zonekit/ui/time';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../../platform/words/use-words.ts';
import { AccountSection } from '../../../shared/claims/form/account-section.tsx';
import { shownPlaces } from '../../../shared/claims/form/claim-values.ts';
import { FileField } from '../../../shared/files/file-field.tsx';
import { UnfinishedUploads } from '../../../shared/files/unfinished-uploads.tsx';
import { useFormUploads } from '../../../shared/files/use-form-uploads.ts';
import type { settlementSchema } from './settlement-schema.ts';

export interface SettlementFieldsProps {
  form: ReturnType<typeof useSchemaForm<ReturnType<typeof settlementSchema>>>;
  contracts: readonly ContractSummary[];
  /** Hint of a field: its own, and the remark where it was returned. */
  hintOf: (name: string, own?: ReactNode) => ReactNode;
}

/** Which contract for which days, how much, and to which account. */
export function SettlementFields({ form, contracts, hintOf }: SettlementFieldsProps) {
  const t = useWords('spaceSettlement');
  const contract = contracts.find(({ id }) => id === form.watch('contract_id'));
  const days = contract && { min: contract.starts_on, max: contract.ends_on };
  const line = (name: LineName, input: LineInput = {}, own?: ReactNode) => (
    <FormField control={form.control} name={name} label={t(`fields.${name}`)} hint={hintOf(name, own)} required>
      {(given) => <TextInput autoComplete="off" {...input} {...given} />}
    </FormField>
  );
  return (
    <>
      <FormSection title={t('sections.period')}>
        <FormWide>
          <FormField
            control={form.control}
            name="contract_id"
            label={t('fields.contract_id')}
            hint={hintOf('contract_id', contract && <ContractTerm contract={contract} />)}
            required
          >
            {(input) => (
              <Select {...input}>
                <option value="">{t('choose')}</option>
                {contracts.map(({ id, number, unit }) => (
                  <option key={id} value={id}>
                    {t('contractOption', { number, unit: unit.title })}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
        </FormWide>
        {line('starts_on', { type: 'date', ...days })}
        {line('ends_on', { type: 'date', ...days })}
        {line('amount', { inputMode: 'decimal', maxLength: 16 }, t('hints.amount'))}
      </FormSection>
      <AccountSection title={t('sections.account')} line={line} />
    </>
  );
}

type LineName = 'starts_on' | 'ends_on' | 'amount' | 'account_name' | 'account_number' | 'bank';
type LineInput = Pick<TextInputProps, 'type' | 'inputMode' | 'maxLength' | 'min' | 'max'>;

function ContractTerm({ contract: { starts_on, ends_on, monthly_rent } }: { contract: ContractSummary }) {
  const t = useWords('spaceSettlement');
  const locale = useLocale();
  return t.rich('hints.contract', {
    from: () => <Time value={starts_on} />,
    to: () => <Time value={ends_on} />,
    rent: moneyText(monthly_rent.amount, locale, true),
  });
}

export interface SettlementFilesProps extends Pick<SettlementFieldsProps, 'form' | 'hintOf'> {
  /** Whether the file of a field is still to arrive. */
  onWaiting: (field: string, waiting: boolean) => void;
}

/** The invoices, one place more than there are, and a remark. */
export function SettlementFiles({ form, hintOf, onWaiting }: SettlementFilesProps) {
  const t = useWords('spaceSettlement');
  const formWords = useWords('form');
  const uploads = useFormUploads();
  return (
    <FormSection title={t('sections.files')}>
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
                  hint: hintOf('invoices', t('hints.invoices', { count: String(MOST_INVOICES) })),
                })}
                onWaiting={(waiting) => onWaiting(`invoices.${place}`, waiting)}
              />
            )}
          </FormValue>
        ))}
        <FormField
          control={form.control}
          name="remark"
          label={t('fields.remark')}
          hint={hintOf('remark')}
          optional={formWords('optional')}
        >
          {(input) => <TextArea {...input} rows={3} maxLength={500} />}
        </FormField>
      </FormWide>
    </FormSection>
  );
}
