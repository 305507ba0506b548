import type { InvoiceSource } from '@zonekit/api-client/registration/invoice/contract';
import { INVOICE_KINDS, INVOICE_SOURCES } from '@zonekit/api-client/registration/invoice/lists';
import { FormSection, FormWide } from '@zonekit/portal-kit/form-page/form-section';
import type { useSchemaForm } from '@zonekit/ui/form';
import { FormField } from '@zonekit/ui/form-field';
import { moneyText } from '@zonekit/ui/money/parts';
import { Select } from '@zonekit/ui/select';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput, type TextInputProps } from '@zonekit/ui/text-input';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../../platform/words/use-words.ts';
import type { invoiceSchema } from './invoice-schema.ts';
import { filledFrom, type InvoiceValues } from './invoice-values.ts';

export interface InvoiceFieldsProps {
  form: ReturnType<typeof useSchemaForm<ReturnType<typeof invoiceSchema>>>;
  sources: readonly InvoiceSource[];
  /** Hint of a field: its own, and the remark where it was returned. */
  hintOf: (name: string, own?: ReactNode) => ReactNode;
}

type ChoiceName = 'kind' | 'source' | 'source_id';
type LineName = Exclude<keyof InvoiceValues, ChoiceName | 'remark'>;
type LineInput = Pick<TextInputProps, 'type' | 'inputMode' | 'maxLength' | 'autoComplete'>;

/** What is invoiced, to whom, and where the invoice goes. */
export function InvoiceFields({ form, sources, hintOf }: InvoiceFieldsProps) {
  const t = useWords('registrationInvoice');
  const optional = useWords('form')('optional');
  const locale = useLocale();
  const [kind, source, sourceId] = form.watch(['kind', 'source', 'source_id']);
  const money = (fen: number) => moneyText(fen, locale, true);
  const offered = sources.filter((each) => each.source === source);
  const chosen = offered.find(({ id }) => id === sourceId);
  useFilling(form, chosen, source);
  const line = (name: LineName, input: LineInput, own?: ReactNode, isOptional = false) => (
    <FormField
      control={form.control}
      name={name}
      label={t(`fields.${name}`)}
      hint={hintOf(name, own)}
      {...(isOptional ? { optional } : { required: true })}
    >
      {(given) => <TextInput autoComplete="off" {...input} {...given} />}
    </FormField>
  );
  const choice = (name: ChoiceName, options: readonly { value: string; text: string }[], own?: ReactNode) => (
    <FormField control={form.control} name={name} label={t(`fields.${name}`)} hint={hintOf(name, own)} required>
      {(input) => (
        <Select {...input}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
  return (
    <>
      <FormSection title={t('sections.what')}>
        {choice(
          'kind',
          INVOICE_KINDS.map((value) => ({ value, text: t(`kinds.${value}`) })),
        )}
        {choice(
          'source',
          INVOICE_SOURCES.map((value) => ({ value, text: t(`sources.${value}`) })),
        )}
        {source !== 'other' && (
          <FormWide>
            {choice('source_id', [
              { value: '', text: t(offered.length > 0 ? 'choose' : 'noSources') },
              ...offered.map(({ id, number, title, available }) => ({
                value: id,
                text: t('option', { number, title, amount: money(available.amount) }),
              })),
            ])}
          </FormWide>
        )}
        {line('item', { maxLength: 100 })}
        {line(
          'amount',
          { inputMode: 'decimal', maxLength: 16 },
          chosen && t('hints.available', { amount: money(chosen.available.amount) }),
        )}
      </FormSection>
      <FormSection title={t('sections.buyer')}>
        {line('title', { maxLength: 100 })}
        {line('credit_code', { maxLength: 18 })}
        {kind === 'special' && (
          <>
            {line('buyer_address', { maxLength: 200 }, t('hints.special'))}
            {line('buyer_phone', { type: 'tel', maxLength: 30 })}
            {line('buyer_bank', { maxLength: 100 })}
            {line('buyer_account', { inputMode: 'numeric', maxLength: 40 })}
          </>
        )}
      </FormSection>
      <FormSection title={t('sections.delivery')}>
        {line('email', { type: 'email', autoComplete: 'email', maxLength: 100 }, t('hints.email'), true)}
        {line('address', { maxLength: 200 }, undefined, true)}
        <FormWide>
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
    </>
  );
}

/** Fills in item and amount when another order or contract is chosen; none of the other source stays chosen. */
const useFilling = (form: InvoiceFieldsProps['form'], chosen: InvoiceSource | undefined, source: string): void => {
  const before = useRef({ id: chosen?.id, source });
  useEffect(() => {
    const { id, source: earlier } = before.current;
    before.current = { id: chosen?.id, source };
    if (earlier !== source) form.setValue('source_id', '');
    if (!chosen || chosen.id === id) return;
    const { item, amount } = filledFrom(chosen);
    form.setValue('item', item);
    form.setValue('amount', amount);
  }, [form, chosen, source]);
};
