import { useVoucherAccount } from '@zonekit/api-client/order/voucher/hooks';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Facts } from '@zonekit/ui/facts';
import { Money } from '@zonekit/ui/money';
import { SectionHead } from '@zonekit/ui/section-head';
import { Time } from '@zonekit/ui/time';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { Loaded } from '../../shared/user-centre/loaded.tsx';
import { MovementList } from './movement-list.tsx';
import { readMovements } from './movement-search.ts';
import { RedemptionList } from './redemption-list.tsx';
import * as css from './voucher.css.ts';
import type { VoucherParams } from './voucher-address.ts';
import { VoucherStatisticsPart } from './voucher-statistics.tsx';

/** The enterprise's account, what moved on it, and its redemptions. */
export function OwnVouchers({ params }: { params: VoucherParams }) {
  const t = useWords('orderVoucher');
  const locale = useLocale();
  const read = useVoucherAccount();
  const search = readMovements(params);
  return (
    <>
      <section aria-labelledby="account">
        <SectionHead id="account" title={t('account.title')} />
        <Loaded read={read}>
          {(account) =>
            account ? (
              <Facts
                items={[
                  {
                    label: t('account.balance'),
                    value: <Money fen={account.balance.amount} locale={locale} precise />,
                  },
                  {
                    label: t('account.granted'),
                    value: <Money fen={account.granted.amount} locale={locale} precise />,
                  },
                  { label: t('account.spent'), value: <Money fen={account.spent.amount} locale={locale} precise /> },
                  { label: t('account.expires'), value: <Time value={account.expires_on} /> },
                ]}
              />
            ) : (
              <EmptyState headingLevel={3} title={t('account.none')}>
                {t('account.noneHint')}
              </EmptyState>
            )
          }
        </Loaded>
      </section>
      <section className={css.part} aria-labelledby="redemptions">
        <SectionHead id="redemptions" title={t('redemptions.title')} />
        <RedemptionList params={params} />
      </section>
      <section className={css.part} aria-labelledby="statistics">
        <SectionHead id="statistics" title={t('statistics.title')} />
        <VoucherStatisticsPart year={search.year} />
      </section>
      <section className={css.part} aria-labelledby="movements">
        <SectionHead id="movements" title={t('movements.title')} />
        <MovementList search={search} />
      </section>
    </>
  );
}
