import type { VoucherStatistics } from '@zonekit/api-client/order/voucher/contract';
import { useVoucherStatistics } from '@zonekit/api-client/order/voucher/hooks';
import { MOVEMENT_KINDS } from '@zonekit/api-client/order/voucher/lists';
import { Link } from '@zonekit/ui/link';
import { moneyText } from '@zonekit/ui/money/parts';
import { Table } from '@zonekit/ui/table';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { Loaded } from '../../shared/user-centre/loaded.tsx';
import * as own from '../../shared/user-centre/own-list.css.ts';
import { monthBars } from './month-bars.ts';
import { movementsHref } from './movement-search.ts';
import { signedMoney } from './signed-money.ts';
import * as css from './voucher.css.ts';

/** Spending by month, as bars and as a table. @param year of the address; the latest by default */
export function VoucherStatisticsPart({ year }: { year: string | undefined }) {
  const t = useWords('orderVoucher');
  const read = useVoucherStatistics(year ? { year: Number(year) } : {});
  return (
    <Loaded read={read}>
      {(statistics) => (statistics ? <Statistics statistics={statistics} /> : <p>{t('statistics.none')}</p>)}
    </Loaded>
  );
}

function Statistics({ statistics: { year, years, months, total } }: { statistics: VoucherStatistics }) {
  const t = useWords('orderVoucher');
  const locale = useLocale();
  const money = (fen: number) => moneyText(fen, locale, true);
  const rows = [...months].reverse();
  return (
    <>
      <nav aria-label={t('statistics.years')} className={css.years}>
        {years.map((each) => (
          <Link
            key={each}
            className={own.state}
            href={movementsHref({ year: String(each) }, 'statistics')}
            aria-current={each === year ? 'true' : undefined}
          >
            {String(each)}
          </Link>
        ))}
      </nav>
      <figure className={css.chart}>
        <figcaption>
          <span className={css.keyOrders} aria-hidden="true" /> {t('statistics.orders')}{' '}
          <span className={css.keyRedemptions} aria-hidden="true" /> {t('statistics.redemptions')}
        </figcaption>
        {/* The table below has the same figures. */}
        <div className={css.bars} aria-hidden="true">
          {monthBars(months).map(({ month, ordersShare, redemptionsShare }) => (
            <div key={month}>
              <div className={css.bar}>
                <i className={css.redemptionsPart} style={{ height: `${redemptionsShare * 100}%` }} />
                <i className={css.ordersPart} style={{ height: `${ordersShare * 100}%` }} />
              </div>
              <small>{month.slice(5)}</small>
            </div>
          ))}
        </div>
      </figure>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways needs the keyboard */}
      <section className={css.table} aria-label={t('statistics.table', { year: String(year) })} tabIndex={0}>
        <Table
          caption={t('statistics.table', { year: String(year) })}
          rows={[...rows, { month: t('statistics.total'), ...total, balance: null }]}
          rowKey={({ month }) => month}
          columns={[
            {
              key: 'month',
              label: t('statistics.month'),
              primary: true,
              cell: ({ month }) => <span className={css.figure}>{month}</span>,
            },
            ...MOVEMENT_KINDS.map((kind) => ({
              key: kind,
              label: t(`kinds.${kind}`),
              align: 'end' as const,
              cell: (row: (typeof rows)[number] | (typeof total & { month: string })) =>
                signedMoney(row[kind].amount, locale),
            })),
            {
              key: 'balance',
              label: t('account.balance'),
              align: 'end',
              cell: ({ balance }) => (balance ? money(balance.amount) : '—'),
            },
          ]}
        />
      </section>
    </>
  );
}
