import { voucherRedemption } from '@zonekit/api-client/lifecycle/voucher-redemption';
import { CONTRACT_FROM, MOST_VOUCHER_INVOICES, REDEMPTION_RATE } from '@zonekit/api-client/order/voucher/lists';
import { Facts } from '@zonekit/ui/facts';
import { moneyText } from '@zonekit/ui/money/parts';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './voucher.css.ts';

const { submitted, reviewing, approved } = voucherRedemption.states;

/** Rules of use and redemption, with the figures of the service. */
export function VoucherRules() {
  const t = useWords('orderVoucher');
  const locale = useLocale();
  const days = (workdays: number | undefined) => t('days', { days: String(workdays ?? 0) });
  const rate = String(REDEMPTION_RATE);
  const from = moneyText(CONTRACT_FROM, locale);
  return (
    <>
      <Facts
        columns={3}
        items={[
          { label: t('figures.rate'), value: `${rate}%` },
          { label: t('figures.contract'), value: from },
          { label: t('figures.invoices'), value: t('files', { count: MOST_VOUCHER_INVOICES }) },
        ]}
      />
      <section className={css.part}>
        <h2>{t('rules.title')}</h2>
        <ol className={css.rules}>
          <li>{t('rules.order')}</li>
          <li>{t('rules.back')}</li>
          <li>{t('rules.redeem', { rate })}</li>
          <li>{t('rules.contract', { from })}</li>
          <li>{t('rules.expire')}</li>
        </ol>
      </section>
      <section className={css.part}>
        <h2>{t('how.title')}</h2>
        <ol className={css.steps}>
          <li>
            <b>{t('how.submit')}</b>
            <span>{t('how.submitHint', { count: String(MOST_VOUCHER_INVOICES) })}</span>
          </li>
          <li>
            <b>{t('how.accept')}</b>
            <span>{days(submitted.workdays)}</span>
          </li>
          <li>
            <b>{t('how.review')}</b>
            <span>{days(reviewing.workdays)}</span>
          </li>
          <li>
            <b>{t('how.pay')}</b>
            <span>{days(approved.workdays)}</span>
          </li>
        </ol>
      </section>
    </>
  );
}
