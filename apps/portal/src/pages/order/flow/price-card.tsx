import type { Quote } from '@zonekit/api-client/order/contract';
import { Card } from '@zonekit/ui/card';
import { moneyText } from '@zonekit/ui/money/parts';
import { Time } from '@zonekit/ui/time';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import type { OrderChoice } from '../../shared/order/order-address.ts';
import { PriceLines } from '../summary/price-lines.tsx';
import * as css from './flow.css.ts';

interface PriceCardProps {
  quote: Quote;
  choice: OrderChoice;
  /** Of an earlier choice, until the new price is there. */
  stale: boolean;
}

/** Each part of the price as the service computes it; follows the choice. */
export function PriceCard({ quote, choice: { start, end }, stale }: PriceCardProps) {
  const t = useWords('orderFlow');
  const order = useWords('order');
  const { offer, spec, quantity, unit, voucher_rate } = quote;
  return (
    <Card className={css.card} aria-busy={stale || undefined}>
      <h2>{order('bill.title')}</h2>
      <p className={css.chosen}>
        <b>{start && end ? <Time value={start} to={end} format="datetime" /> : (spec?.name ?? offer.title)}</b>
        <span>{order('amount', { quantity, unit })}</span>
      </p>
      <PriceLines price={quote} voucherNote={t('bill.voucherRate', { rate: String(voucher_rate) })} />
      <p className={css.note}>{t(stale ? 'bill.updating' : 'bill.note')}</p>
    </Card>
  );
}

/** The payable amount at the foot of the form: on a phone the card lies below it. */
export function FootPrice({ quote: { payable } }: Pick<PriceCardProps, 'quote'>) {
  const order = useWords('order');
  const locale = useLocale();
  return (
    <>
      {order('bill.payable')} <b className={css.footSum}>{moneyText(payable.amount, locale, true)}</b>
    </>
  );
}
