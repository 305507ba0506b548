import { entryApplication } from '@zonekit/api-client/lifecycle/entry-application';
import type { EntryApplication } from '@zonekit/api-client/space/entry-application/contract';
import { entryApplicationEndpoints } from '@zonekit/api-client/space/entry-application/endpoints';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { Attachments, OpenFile } from '../../shared/attachments/attachments.tsx';
import { RecordHistory } from '../../shared/record/record-history.tsx';
import { RecordStanding } from '../../shared/record/record-standing.tsx';
import { StateChip } from '../../shared/state-chip.tsx';
import { useTrail } from '../../shared/user-centre/use-trail.ts';
import * as css from './application.css.ts';
import { applyingHref, contractHref, modifyHref } from './application-address.ts';
import { ApplicationClock } from './application-clock.tsx';
import { ApplicationFacts } from './application-facts.tsx';
import { WithdrawApplication } from './withdraw-application.tsx';

const HOLDERS = [entryApplicationEndpoints.getEntryApplication];
const PARTS = ['unit', 'enterprise', 'plan', 'files'] as const;

interface ApplicationDetailProps {
  application: EntryApplication;
  /** The file that is open. */
  fileId: string | undefined;
}

/** One application: how it stands and whose turn it is, what was submitted, and all that has happened. */
export function ApplicationDetail({ application, fileId }: ApplicationDetailProps) {
  const t = useWords('spaceApplying');
  const trail = useTrail({ label: t('title'), href: applyingHref() });
  const { events, files, number, status, unit } = application;
  return (
    <>
      <DetailPage
        trail={trail}
        title={unit?.title ?? t('noUnit')}
        line={t('numbered', { number })}
        chips={<StateChip of={entryApplication} state={status} />}
        facts={<ApplicationClock application={application} />}
        outline={PARTS.map((id) => ({ id, text: t(`parts.${id}`) }))}
        aside={<RecordHistory title={t('history')} of={entryApplication} events={events} />}
      >
        <Standing application={application} />
        <ApplicationFacts application={application} />
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
  draft: 'info',
  submitted: 'info',
  reviewing: 'info',
  approved: 'success',
  returned: 'warning',
  rejected: 'danger',
  withdrawn: 'info',
} as const;

/** Whose turn it is and until when, or what came of it, with the one action that follows. */
function Standing({ application }: { application: EntryApplication }) {
  const t = useWords('spaceApplying');
  const { id, events, status, allowed, contract_id, remarks } = application;
  if (status === 'draft') return null;
  const next = allowed.includes('submitted')
    ? { href: modifyHref(id), words: 'correct' as const }
    : contract_id !== null && { href: contractHref(contract_id), words: 'toContract' as const };
  return (
    <RecordStanding
      tone={TONES[status]}
      title={t(`standing.${status}`)}
      events={events}
      remarks={
        status === 'returned' ? remarks.map(({ field, remark }) => ({ label: t(`fields.${field}`), remark })) : []
      }
      until={(time) => t.rich(status === 'returned' ? 'correctUntil' : 'due', { time: () => time })}
      action={
        <>
          {next && (
            <Button asChild kind="primary">
              <Link href={next.href}>{t(next.words)}</Link>
            </Button>
          )}
          <WithdrawApplication application={application} />
        </>
      }
    />
  );
}
