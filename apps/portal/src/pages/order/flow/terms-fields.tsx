import { serviceOrder } from '@zonekit/api-client/lifecycle/service-order';
import type { Quote } from '@zonekit/api-client/order/contract';
import { FormSection, FormWide } from '@zonekit/portal-kit/form-page/form-section';
import { ChoiceGroup } from '@zonekit/ui/choice-group';
import { FormValue } from '@zonekit/ui/form-field';
import { Icon } from '@zonekit/ui/icon';
import { moneyText } from '@zonekit/ui/money/parts';
import { CalendarClock, Lock, type LucideIcon, Ticket, Undo2, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { givenBack } from '../summary/given-back.ts';
import type { OrderFormOf } from './confirm-fields.tsx';
import * as css from './flow.css.ts';

const AGREED = 'agreed';

interface TermsFieldsProps {
  form: OrderFormOf;
  quote: Quote;
  enterprise: string;
}

/** Second step: the terms that matter, each with its figure, and the agreement to them at this price. */
export function TermsFields({ form, quote, enterprise }: TermsFieldsProps) {
  const t = useWords('orderFlow');
  const order = useWords('order');
  const locale = useLocale();
  const b = (text: ReactNode) => <b>{text}</b>;
  const payable = quote.payable.amount;
  const amount = (fen: number) => moneyText(fen, locale, true);
  const terms: readonly (readonly [icon: LucideIcon, key: string, title: string, text: string, figure: ReactNode])[] = [
    [
      CalendarClock,
      'confirm',
      t('terms.confirm.title'),
      t('terms.confirm.text'),
      t.rich('terms.confirm.figure', { days: String(serviceOrder.states.pending.workdays), b }),
    ],
    [
      Undo2,
      'cancel',
      t('terms.cancel.title'),
      t('terms.cancel.text', { gives: order(`gives.${givenBack(quote)}`) }),
      t.rich('terms.cancel.figure', { b }),
    ],
    [
      Wallet,
      'pay',
      t('terms.pay.title'),
      t('terms.pay.text'),
      t.rich('terms.pay.figure', { amount: amount(payable), b }),
    ],
    ...(quote.voucher.amount > 0
      ? ([
          [
            Ticket,
            'voucher',
            t('terms.voucher.title'),
            t('terms.voucher.text'),
            t.rich('terms.voucher.figure', { amount: amount(quote.voucher.amount), b }),
          ],
        ] as const)
      : []),
    [Lock, 'data', t('terms.data.title'), t('terms.data.text'), t.rich('terms.data.figure', { b })],
  ];
  return (
    <FormSection title={t('termsHead')}>
      <FormWide>
        <ul className={css.terms}>
          {terms.map(([icon, key, title, text, figure]) => (
            <li key={key}>
              <Icon as={icon} size={20} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              <span>{figure}</span>
            </li>
          ))}
        </ul>
        <FormValue control={form.control} name="agreed">
          {({ id, value, onValueChange, error }) => (
            <ChoiceGroup
              id={id}
              type="checkbox"
              name="agreed"
              legend={t('agree')}
              legendHidden
              // At another price nobody has agreed yet.
              value={value === payable ? [AGREED] : []}
              onValueChange={(chosen) => onValueChange(chosen.length > 0 ? payable : null)}
              error={error}
              required
              options={[
                {
                  value: AGREED,
                  label: t('agree'),
                  description: t('agreeBy', { person: form.getValues('contact_person'), enterprise }),
                },
              ]}
            />
          )}
        </FormValue>
      </FormWide>
    </FormSection>
  );
}
