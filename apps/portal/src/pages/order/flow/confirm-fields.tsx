import type { Address } from '@zonekit/api-client/account/contract';
import type { Quote } from '@zonekit/api-client/order/contract';
import { FormSection, FormWide } from '@zonekit/portal-kit/form-page/form-section';
import { Alert } from '@zonekit/ui/alert';
import type { useSchemaForm } from '@zonekit/ui/form';
import { FormField, FormValue } from '@zonekit/ui/form-field';
import { moneyText } from '@zonekit/ui/money/parts';
import { Switch } from '@zonekit/ui/switch';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput } from '@zonekit/ui/text-input';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import type { OrderChoice } from '../../shared/order/order-address.ts';
import { AddressChoice } from './address-choice.tsx';
import * as css from './flow.css.ts';
import type { orderSchema } from './order-values.ts';
import { OrderedItem } from './ordered-item.tsx';
import { QuantityField } from './quantity-field.tsx';

export type OrderFormOf = ReturnType<typeof useSchemaForm<ReturnType<typeof orderSchema>>>;

export interface ConfirmFieldsProps {
  form: OrderFormOf;
  quote: Quote;
  choice: OrderChoice;
  /** As typed; null while it is empty. */
  quantity: number | null;
  /** `YYYY-MM-DD`. */
  today: string;
  enterprise: string;
  addresses: readonly Address[];
  onAddAddress: () => void;
  onQuantity: (quantity: number | null) => void;
  onWarehouse: (id: string) => void;
}

/** First step: what, for whom, when, where, and whether the voucher pays a part. */
export function ConfirmFields({
  form,
  quote,
  choice,
  today,
  enterprise,
  addresses,
  onAddAddress,
  ...typed
}: ConfirmFieldsProps) {
  const t = useWords('orderFlow');
  const optional = useWords('form')('optional');
  const { control } = form;
  return (
    <>
      <FormSection title={t('what')}>
        <FormWide>
          <OrderedItem quote={quote} choice={choice} />
          {quote.problems.length > 0 && (
            <Alert tone="warning" title={t('problems')}>
              {quote.problems.map((problem) => (
                <p key={problem}>{problem}</p>
              ))}
            </Alert>
          )}
          {(choice.kind === 'service' || choice.kind === 'material') && (
            <QuantityField kind={choice.kind} quote={quote} {...typed} />
          )}
        </FormWide>
      </FormSection>
      <FormSection title={t(choice.kind === 'material' ? 'whoGoods' : 'who')}>
        <FormWide>
          <p className={css.note}>{t('enterprise', { name: enterprise })}</p>
          {choice.kind === 'material' && (
            <FormValue control={control} name="address_id">
              {(given) => <AddressChoice {...given} addresses={addresses} onAdd={onAddAddress} />}
            </FormValue>
          )}
        </FormWide>
        <FormField control={control} name="contact_person" label={t('person')} required>
          {(input) => <TextInput {...input} autoComplete="name" maxLength={50} />}
        </FormField>
        <FormField control={control} name="contact_phone" label={t('phone')} required>
          {(input) => <TextInput {...input} type="tel" inputMode="tel" autoComplete="tel-national" />}
        </FormField>
        {choice.kind === 'service' && (
          <FormField control={control} name="starts_on" label={t('startsOn')} required>
            {(input) => <TextInput {...input} type="date" min={today} />}
          </FormField>
        )}
        <FormWide>
          <FormField control={control} name="message" label={t('message')} optional={optional}>
            {(input) => <TextArea {...input} rows={3} maxLength={500} />}
          </FormField>
        </FormWide>
      </FormSection>
      <FormSection title={t('voucher')}>
        <FormWide>
          <FormValue control={control} name="use_voucher">
            {({ id, value, onValueChange }) => (
              <VoucherSwitch id={id} quote={quote} checked={value} onCheckedChange={onValueChange} />
            )}
          </FormValue>
        </FormWide>
      </FormSection>
    </>
  );
}

interface VoucherSwitchProps {
  id: string;
  quote: Quote;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** Whether the voucher pays its part; why not, where it cannot. */
function VoucherSwitch({ id, quote: { voucher_rate, voucher_balance }, checked, onCheckedChange }: VoucherSwitchProps) {
  const t = useWords('orderFlow');
  const locale = useLocale();
  if (voucher_rate === 0) return <p className={css.note}>{t('voucherNone')}</p>;
  if (!voucher_balance || voucher_balance.amount === 0) return <p className={css.note}>{t('voucherEmpty')}</p>;
  return (
    <Switch
      id={id}
      label={t('useVoucher')}
      description={t('voucherHint', {
        rate: String(voucher_rate),
        balance: moneyText(voucher_balance.amount, locale, true),
      })}
      checked={checked}
      onChange={({ target }) => onCheckedChange(target.checked)}
    />
  );
}
