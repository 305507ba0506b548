import type { Price } from '@zonekit/api-client/order/contract';
import { Money } from '@zonekit/ui/money';
import { moneyText } from '@zonekit/ui/money/parts';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './price-lines.css.ts';

interface PriceLinesProps {
  price: Price;
  /** Below the voucher's name: its rule. */
  voucherNote?: ReactNode;
}

/** Each part of a price, what the voucher pays, and what is left to pay. */
export function PriceLines({ price: { lines, total, voucher, payable }, voucherNote }: PriceLinesProps) {
  const t = useWords('order');
  const locale = useLocale();
  return (
    <>
      <dl className={css.lines}>
        {lines.map(({ label, detail, amount }) => (
          <div key={`${label} ${detail}`}>
            <dt>
              {label}
              {detail && <small>{detail}</small>}
            </dt>
            <dd>{moneyText(amount.amount, locale, true)}</dd>
          </div>
        ))}
        {(lines.length > 1 || voucher.amount > 0) && (
          <div>
            <dt>{t('bill.total')}</dt>
            <dd>{moneyText(total.amount, locale, true)}</dd>
          </div>
        )}
        {voucher.amount > 0 && (
          <div className={css.off}>
            <dt>
              {t('bill.voucher')}
              {voucherNote && <small>{voucherNote}</small>}
            </dt>
            <dd>−{moneyText(voucher.amount, locale, true)}</dd>
          </div>
        )}
      </dl>
      <p className={css.payable} role="status">
        <span>{t('bill.payable')}</span> <Money fen={payable.amount} locale={locale} precise className={css.sum} />
      </p>
    </>
  );
}
