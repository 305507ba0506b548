import { voucherRedemption as life } from '@zonekit/api-client/lifecycle/voucher-redemption';
import type { Redemption, RedemptionStatus } from '@zonekit/api-client/order/voucher/contract';
import { voucherEndpoints } from '@zonekit/api-client/order/voucher/endpoints';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { Button } from '@zonekit/ui/button';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import { moneyText } from '@zonekit/ui/money/parts';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { Attachments, OpenFile } from '../../shared/attachments/attachments.tsx';
import { RecordHistory } from '../../shared/record/record-history.tsx';
import { RecordStanding } from '../../shared/record/record-standing.tsx';
import { StateChip } from '../../shared/state-chip.tsx';
import { useHomeTrail } from '../flow/use-home-trail.ts';
import { RedemptionClock } from './redemption-clock.tsx';
import * as css from './voucher.css.ts';
import { correctHref, VOUCHERS } from './voucher-address.ts';

const HOLDERS = [voucherEndpoints.getRedemption];

/** Redemption: state, next actor, submitted data and history. */
export function RedemptionDetail({ redemption, fileId }: { redemption: Redemption; fileId: string | undefined }) {
  const t = useWords('orderVoucher');
  const locale = useLocale();
  const trail = useHomeTrail({ label: t('title'), href: VOUCHERS });
  const { service, number, status, provider, invoice_total, amount, files, remark, events } = redemption;
  const money = (fen: number) => moneyText(fen, locale, true);
  return (
    <>
      <DetailPage
        trail={trail}
        title={service}
        line={t('numbered', { number })}
        chips={<StateChip of={life} state={status} />}
        facts={<RedemptionClock redemption={redemption} />}
        aside={<RecordHistory title={t('history')} of={life} events={events} />}
      >
        <Standing redemption={redemption} />
        <section aria-labelledby="facts">
          <h2 id="facts">{t('sections.what')}</h2>
          <DescriptionList
            items={[
              { label: t('fields.provider'), value: provider },
              { label: t('fields.invoice_total'), value: money(invoice_total.amount) },
              { label: t('fields.amount'), value: money(amount.amount) },
              ...(remark ? [{ label: t('fields.remark'), value: <span className={css.text}>{remark}</span> }] : []),
            ]}
          />
        </section>
        <section aria-labelledby="bank">
          <h2 id="bank">{t('sections.account')}</h2>
          <DescriptionList
            items={(['account_name', 'bank', 'account_number'] as const).map((name) => ({
              label: t(`fields.${name}`),
              value: redemption[name],
            }))}
          />
        </section>
        <section aria-labelledby="files">
          <h2 id="files">{t('sections.files')}</h2>
          <Attachments files={files} />
        </section>
      </DetailPage>
      <OpenFile files={files} fileId={fileId} holders={HOLDERS} />
    </>
  );
}

const TONES = {
  submitted: 'info',
  reviewing: 'info',
  approved: 'success',
  returned: 'warning',
  rejected: 'danger',
  paid: 'success',
} as const satisfies Record<RedemptionStatus, string>;

/** Next actor and deadline, or the result; a returned redemption gives the reason and a link to the form. */
function Standing({ redemption: { id, events, status, allowed, remarks } }: { redemption: Redemption }) {
  const t = useWords('orderVoucher');
  return (
    <RecordStanding
      tone={TONES[status]}
      title={t(`standing.${status}`)}
      events={events}
      remarks={remarks.map(({ field, remark }) => ({ label: t(`fields.${field}`), remark }))}
      until={(time) => t.rich(status === 'returned' ? 'correctUntil' : 'due', { time: () => time })}
      action={
        allowed.includes('submitted') && (
          <Button asChild kind="primary">
            <Link href={correctHref(id)}>{t('correct')}</Link>
          </Button>
        )
      }
    />
  );
}
