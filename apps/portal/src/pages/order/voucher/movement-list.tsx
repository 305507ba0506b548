import type { VoucherMovement } from '@zonekit/api-client/order/voucher/contract';
import { useSaveVoucherMovements, useVoucherMovements } from '@zonekit/api-client/order/voucher/hooks';
import { Link } from '@zonekit/ui/link';
import { moneyText } from '@zonekit/ui/money/parts';
import { Pagination } from '@zonekit/ui/pagination';
import { Table } from '@zonekit/ui/table';
import { Time } from '@zonekit/ui/time';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { ORDER_PAGES } from '../../shared/order/orders-address.ts';
import { Loaded } from '../../shared/user-centre/loaded.tsx';
import * as own from '../../shared/user-centre/own-list.css.ts';
import { OwnListFiles } from '../../shared/user-centre/own-list-files.tsx';
import {
  MOVEMENTS_PER_PAGE,
  type MovementSearch,
  movementFilter,
  movementQuery,
  movementsHref,
} from './movement-search.ts';
import { signedMoney } from './signed-money.ts';
import * as css from './voucher.css.ts';
import { redemptionHref } from './voucher-address.ts';

/** Movements of the account, the latest first, by kind and as a file. */
export function MovementList({ search }: { search: MovementSearch }) {
  const t = useWords('orderVoucher');
  const centre = useWords('userCentre');
  const locale = useLocale();
  const read = useVoucherMovements(movementQuery(search));
  const { state, save } = useSaveVoucherMovements();
  const { kind, year } = search;
  return (
    <Loaded read={read}>
      {({ data, facets, page: { total } }) => (
        <>
          <div className={own.tools}>
            <nav aria-label={t('movements.byKind')} className={own.states}>
              <Link
                className={own.state}
                href={movementsHref({ ...(year && { year }) })}
                aria-current={kind ? undefined : 'true'}
              >
                {centre('list.all')}
              </Link>
              {facets.kind
                .filter(({ value, count }) => count > 0 || value === kind)
                .map(({ value, label, count }) => (
                  <Link
                    key={value}
                    className={own.state}
                    href={movementsHref({ ...(year && { year }), kind: value as typeof kind & string })}
                    aria-current={value === kind ? 'true' : undefined}
                  >
                    {label} <span>{count}</span>
                  </Link>
                ))}
            </nav>
            <OwnListFiles state={state} csv={() => void save('csv', movementFilter(search))} />
          </div>
          {data.length === 0 ? (
            <p>{t('movements.none')}</p>
          ) : (
            <Table
              caption={t('movements.title')}
              captionHidden
              rows={data}
              rowKey={({ id }) => id}
              columns={[
                { key: 'what', label: t('movements.what'), primary: true, cell: (row) => <What movement={row} /> },
                {
                  key: 'amount',
                  label: t('movements.amount'),
                  align: 'end',
                  cell: ({ amount }) => <span className={css.figure}>{signedMoney(amount.amount, locale)}</span>,
                },
                {
                  key: 'balance',
                  label: t('account.balance'),
                  align: 'end',
                  cell: ({ balance }) => <span className={css.figure}>{moneyText(balance.amount, locale, true)}</span>,
                },
                { key: 'at', label: t('movements.at'), cell: ({ at }) => <Time value={at} format="datetime" /> },
              ]}
            />
          )}
          <Pagination
            className={own.pages}
            page={search.page}
            pageCount={Math.ceil(total / MOVEMENTS_PER_PAGE)}
            hrefFor={(page) => movementsHref({ ...search, page })}
            label={centre('list.pages')}
            previous={centre('previous')}
            next={centre('next')}
            pageLabel={(number) => centre('page', { page: String(number) })}
          />
        </>
      )}
    </Loaded>
  );
}

/** Why the balance changed, with the way to the order or the redemption. */
function What({ movement: { kind, subject, note } }: { movement: VoucherMovement }) {
  const t = useWords('orderVoucher');
  const href =
    subject &&
    (subject.kind === 'redemption'
      ? redemptionHref(subject.id)
      : // A list opens every order, also one of another list.
        `${ORDER_PAGES.instrument}?${new URLSearchParams({ order: subject.id })}`);
  return (
    <div>
      {t(`kinds.${kind}`)} {href && <Link href={href}>{subject.title}</Link>}
      {(subject?.number ?? note) && <small className={own.note}>{subject?.number ?? note}</small>}
    </div>
  );
}
