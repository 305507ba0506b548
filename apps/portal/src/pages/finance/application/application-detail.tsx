import type { FinanceApplication } from '@zonekit/api-client/finance/application/contract';
import { financeApplicationEndpoints } from '@zonekit/api-client/finance/application/endpoints';
import { financeApplication as life } from '@zonekit/api-client/lifecycle/finance-application';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { Button } from '@zonekit/ui/button';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { Attachments, OpenFile } from '../../shared/attachments/attachments.tsx';
import { RecordHistory } from '../../shared/record/record-history.tsx';
import { RecordStanding } from '../../shared/record/record-standing.tsx';
import { StateChip } from '../../shared/state-chip.tsx';
import { useTrail } from '../../shared/user-centre/use-trail.ts';
import { ApplicationClock } from './application-clock.tsx';
import * as css from './application-detail.css.ts';
import { applicationHref, correctHref } from './apply-address.ts';
import { Withdraw } from './withdraw.tsx';

const HOLDERS = [financeApplicationEndpoints.getFinanceApplication];

interface ApplicationDetailProps {
  application: FinanceApplication;
  fileId: string | undefined;
}

/** One application: how it stands and whose turn it is, what was submitted, and all that has happened. */
export function ApplicationDetail({ application, fileId }: ApplicationDetailProps) {
  const t = useWords('financeApplication');
  const locale = useLocale();
  const trail = useTrail({ label: t('title'), href: applicationHref() });
  const { target, events, files, number, status, amount, term_months, purpose, plan } = application;
  const { contact_person, contact_phone } = application;
  return (
    <>
      <DetailPage
        trail={trail}
        title={target.title}
        line={t('numbered', { number })}
        chips={<StateChip of={life} state={status} />}
        facts={<ApplicationClock application={application} />}
        outline={(['facts', 'plan', 'files'] as const).map((id) => ({ id, text: t(`parts.${id}`) }))}
        aside={<RecordHistory title={t('history')} of={life} events={events} />}
      >
        <Standing application={application} />
        <section className={css.part} aria-labelledby="facts">
          <h2 id="facts">{t('parts.facts')}</h2>
          <DescriptionList
            items={[
              { label: t('target'), value: <Link href={target.path}>{target.title}</Link> },
              { label: t('provider'), value: target.provider },
              { label: t('amount'), value: <Money fen={amount.amount} locale={locale} /> },
              ...(term_months === null
                ? []
                : [{ label: t('fields.term_months'), value: t('months', { count: term_months }) }]),
              { label: t('fields.purpose'), value: purpose },
              { label: t('fields.contact_person'), value: `${contact_person} ${contact_phone}` },
            ]}
          />
        </section>
        <section className={css.part} aria-labelledby="plan">
          <h2 id="plan">{t('parts.plan')}</h2>
          <p className={css.text}>{plan}</p>
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
  disbursed: 'success',
  rejected: 'danger',
  withdrawn: 'info',
} as const;

/** Whose turn it is and until when, or what came of it; what was returned says why and leads to the form. */
function Standing({ application }: { application: FinanceApplication }) {
  const t = useWords('financeApplication');
  const { id, events, status, allowed, remarks } = application;
  return (
    <RecordStanding
      tone={TONES[status]}
      title={t(`standing.${status}`)}
      events={events}
      remarks={remarks.map(({ field, remark }) => ({ label: t(`fields.${field}`), remark }))}
      until={(time) => t.rich(status === 'returned' ? 'correctUntil' : 'due', { time: () => time })}
      action={
        <>
          {allowed.includes('submitted') && (
            <Button asChild kind="primary">
              <Link href={correctHref(id)}>{t('correct')}</Link>
            </Button>
          )}
          <Withdraw application={application} />
        </>
      }
    />
  );
}
