import type { Quote } from '@zonekit/api-client/order/contract';
import type { Read } from '@zonekit/api-client/react';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Money } from '@zonekit/ui/money';
import { moneyText } from '@zonekit/ui/money/parts';
import { Skeleton } from '@zonekit/ui/skeleton';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './price-card.css.ts';

interface PayableProps {
  quote: Read<Quote>;
  /** Percent that a voucher may pay; 0 where the offer takes none. */
  voucherRate: number;
  signedIn: boolean;
}

/** Amount of the voucher and amount payable, as the service computes them. */
export function Payable({ quote, voucherRate, signedIn }: PayableProps) {
  const t = useWords('offer');
  const locale = useLocale();
  if (quote.status === 'failed') {
    return (
      <Alert
        role="alert"
        tone="danger"
        title={t('quoteFailed')}
        action={
          <Button size="sm" onClick={quote.reload}>
            {t('retry')}
          </Button>
        }
      >
        {t('quoteFailedLine')}
      </Alert>
    );
  }
  const price = quote.status === 'ready' ? quote.data : null;
  return (
    <>
      {voucherRate > 0 && (
        <p className={css.line}>
          {price && price.voucher_balance !== null ? (
            <>
              <span className={css.deducted}>
                {t('voucher')}
                <small className={css.small}>
                  {t('balance', { sum: moneyText(price.voucher_balance.amount, locale, true), rate: voucherRate })}
                </small>
              </span>
              <span className={`${css.sum} ${css.deducted}`}>
                −<Money fen={price.voucher.amount} locale={locale} precise />
              </span>
            </>
          ) : (
            <span className={css.off}>{t(signedIn ? 'voucherNone' : 'voucherLogin', { rate: voucherRate })}</span>
          )}
        </p>
      )}
      <p className={css.total} aria-live="polite" aria-busy={!price || (quote.status === 'ready' && quote.stale)}>
        <span>{t('payable')}</span>
        <span className={css.payable}>
          {price ? (
            <Money fen={price.payable.amount} locale={locale} precise />
          ) : (
            <Skeleton width="7em" height="1.2em" />
          )}
        </span>
      </p>
      {price && price.problems.length > 0 && (
        <Alert tone="warning" title={t('problems')}>
          <ul>
            {price.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}
