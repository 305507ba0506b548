import { voucherRedemption as life } from '@zonekit/api-client/lifecycle/voucher-redemption';
import type { Redemption } from '@zonekit/api-client/order/voucher/contract';
import { voucherEndpoints } from '@zonekit/api-client/order/voucher/endpoints';
import { DescriptionList } from '@zonekit/ui/description-list';
import { moneyText } from '@zonekit/ui/money/parts';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { CLAIM_COMING } from '../../shared/claims/claim-coming.ts';
import * as css from '../../shared/claims/claim-detail.css.ts';
import { ClaimDetail } from '../../shared/claims/claim-detail.tsx';
import { useHomeTrail } from '../flow/use-home-trail.ts';
import { correctHref, VOUCHERS } from './voucher-address.ts';

const HOLDERS = [voucherEndpoints.getRedemption];

/** Redemption: state, next actor, submitted data and history. */
export function RedemptionDetail({ redemption, fileId }: { redemption: Redemption; fileId: string | undefined }) {
  const t = useWords('orderVoucher');
  const locale = useLocale();
  const trail = useHomeTrail({ label: t('title'), href: VOUCHERS });
  const { id, service, status, provider, invoice_total, amount, remark } = redemption;
  const money = (fen: number) => moneyText(fen, locale, true);
  const facts = [
    { label: t('fields.provider'), value: provider },
    { label: t('fields.invoice_total'), value: money(invoice_total.amount) },
    { label: t('fields.amount'), value: money(amount.amount) },
    ...(remark ? [{ label: t('fields.remark'), value: <span className={css.text}>{remark}</span> }] : []),
  ];
  const account = (['account_name', 'bank', 'account_number'] as const).map((name) => ({
    ...{ label: t(`fields.${name}`), value: redemption[name] },
  }));
  return (
    <ClaimDetail
      of={life}
      claim={redemption}
      coming={CLAIM_COMING[status]}
      trail={trail}
      title={service}
      standing={t(`standing.${status}`)}
      labelOf={(field) => t(`fields.${field}`)}
      correctHref={correctHref(id)}
      parts={[
        { id: 'facts', title: t('sections.what'), content: <DescriptionList items={facts} /> },
        { id: 'bank', title: t('sections.account'), content: <DescriptionList items={account} /> },
      ]}
      filesTitle={t('sections.files')}
      fileId={fileId}
      holders={HOLDERS}
    />
  );
}
