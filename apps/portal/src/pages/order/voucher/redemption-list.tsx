import { voucherRedemption } from '@zonekit/api-client/lifecycle/voucher-redemption';
import { useRedemptions, useSaveRedemptions } from '@zonekit/api-client/order/voucher/hooks';
import { moneyText } from '@zonekit/ui/money/parts';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { ClaimList } from '../../shared/claims/claim-list.tsx';
import { ownListFilter, ownListQuery, readOwnList } from '../../shared/user-centre/own-list-search.ts';
import { correctHref, NEW, redemptionHref, VOUCHERS, type VoucherParams } from './voucher-address.ts';

/** The enterprise's redemptions, those that have not ended first. */
export function RedemptionList({ params: { status, page } }: { params: VoucherParams }) {
  const t = useWords('orderVoucher');
  const locale = useLocale();
  const search = readOwnList(voucherRedemption, { ...(status && { status }), ...(page && { page }) });
  const read = useRedemptions(ownListQuery(search));
  const { state, save } = useSaveRedemptions();
  return (
    <ClaimList
      path={VOUCHERS}
      search={search}
      read={read}
      lifecycle={voucherRedemption}
      files={{ state, csv: () => void save('csv', ownListFilter(search)) }}
      words={{
        caption: t('redemptions.title'),
        name: t('fields.service'),
        empty: t('redemptions.empty'),
        emptyHint: t('redemptions.emptyHint'),
      }}
      name={({ id, service, number }) => ({ text: service, href: redemptionHref(id), note: number })}
      facts={[
        {
          key: 'amount',
          label: t('redemptions.amount'),
          align: 'end',
          cell: ({ amount }) => moneyText(amount.amount, locale, true),
        },
      ]}
      correctHref={correctHref}
      first={{ href: redemptionHref(NEW), text: t('redeem') }}
    />
  );
}
