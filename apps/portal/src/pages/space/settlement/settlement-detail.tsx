import { settlement as life } from '@zonekit/api-client/lifecycle/settlement';
import type { Settlement } from '@zonekit/api-client/space/settlement/contract';
import { settlementEndpoints } from '@zonekit/api-client/space/settlement/endpoints';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { Button } from '@zonekit/ui/button';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { Time } from '@zonekit/ui/time';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { Attachments, OpenFile } from '../../shared/attachments/attachments.tsx';
import { RecordHistory } from '../../shared/record/record-history.tsx';
import { RecordStanding } from '../../shared/record/record-standing.tsx';
import { StateChip } from '../../shared/state-chip.tsx';
import { useTrail } from '../../shared/user-centre/use-trail.ts';
import * as css from '../application/application.css.ts';
import { contractHref } from '../application/application-address.ts';
import { correctHref, settlementHref } from './settlement-address.ts';
import { SettlementClock } from './settlement-clock.tsx';

const HOLDERS = [settlementEndpoints.getSettlement];

/** One application: how it stands and whose turn it is, what was submitted, and all that has happened. */
export function SettlementDetail({ settlement, fileId }: { settlement: Settlement; fileId: string | undefined }) {
  const t = useWords('spaceSettlement');
  const locale = useLocale();
  const trail = useTrail({ label: t('title'), href: settlementHref() });
  const { contract, events, files, number, remark, status, starts_on, ends_on } = settlement;
  return (
    <>
      <DetailPage
        trail={trail}
        title={contract.unit}
        line={t('numbered', { number })}
        chips={<StateChip of={life} state={status} />}
        facts={<SettlementClock settlement={settlement} />}
        outline={(['facts', 'account', 'files'] as const).map((id) => ({ id, text: t(`parts.${id}`) }))}
        aside={<RecordHistory title={t('history')} of={life} events={events} />}
      >
        <Standing settlement={settlement} />
        <section className={css.part} aria-labelledby="facts">
          <h2 id="facts">{t('parts.facts')}</h2>
          <DescriptionList
            items={[
              { label: t('contract'), value: <Link href={contractHref(contract.id)}>{contract.number}</Link> },
              { label: t('period'), value: <Time value={starts_on} to={ends_on} /> },
              { label: t('amount'), value: <Money fen={settlement.amount.amount} locale={locale} precise /> },
              ...(remark ? [{ label: t('fields.remark'), value: <span className={css.text}>{remark}</span> }] : []),
            ]}
          />
        </section>
        <section className={css.part} aria-labelledby="account">
          <h2 id="account">{t('parts.account')}</h2>
          <DescriptionList
            items={(['account_name', 'account_number', 'bank'] as const).map((name) => ({
              label: t(`fields.${name}`),
              value: settlement[name],
            }))}
          />
        </section>
        <section className={css.part} aria-labelledby="files">
          <h2 id="files">{t('parts.files')}</h2>
          {files.length > 0 ? <Attachments files={files} applyFailed={t('applyFailed')} /> : <p>{t('noFiles')}</p>}
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
} as const;

/** Whose turn it is and until when, or what came of it; what was returned says why and leads to the form. */
function Standing({ settlement: { id, events, status, allowed, remarks } }: { settlement: Settlement }) {
  const t = useWords('spaceSettlement');
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
