import type { InstrumentSummary } from '@zonekit/api-client/experiment/instrument/contract';
import { useVoucherAccount } from '@zonekit/api-client/order/voucher/hooks';
import { useSession } from '@zonekit/api-client/session/hooks';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { INSTRUMENTS } from '../resource-paths.ts';
import { hoursPaid } from './free-timeline.ts';
import * as css from './landing.css.ts';

/** Balance of the enterprise's innovation vouchers, and the hours that it pays; for signed-in users alone. */
export function VoucherStrip({ instruments }: { instruments: readonly InstrumentSummary[] }) {
  const t = useWords('experimentLanding');
  const locale = useLocale();
  const read = useVoucherAccount({ enabled: useSession().status === 'signed-in' });
  if (read.status !== 'ready' || read.data === null || read.data.balance.amount <= 0) return null;
  const { balance, expires_on } = read.data;
  const [first, second] = instruments
    .filter(({ voucher_rate }) => voucher_rate > 0)
    .map((instrument) => ({ ...instrument, hours: hoursPaid(balance.amount, instrument) }))
    .filter(({ hours }) => hours > 0);
  return (
    <section className={css.voucher} aria-label={t('voucher.label')}>
      <p className={css.balance}>
        <Money fen={balance.amount} locale={locale} />
      </p>
      <div>
        <h2 className={css.voucherTitle}>{t('voucher.title', { date: expires_on })}</h2>
        {first && (
          <p className={css.voucherLine}>
            {t('voucher.line', { rate: first.voucher_rate })}
            {second
              ? t('voucher.enoughTwo', {
                  hours: first.hours,
                  name: first.title,
                  others: second.hours,
                  other: second.title,
                })
              : t('voucher.enoughOne', { hours: first.hours, name: first.title })}
          </p>
        )}
      </div>
      <Button asChild>
        <Link href={`${INSTRUMENTS}?voucher=accepted`}>{t('voucher.action')}</Link>
      </Button>
    </section>
  );
}
