import { entryApplication } from '@zonekit/api-client/lifecycle/entry-application';
import type { EntryApplication } from '@zonekit/api-client/space/entry-application/contract';
import { DeadlineCountdown } from '@zonekit/portal-kit/deadline-countdown';
import { FormPage } from '@zonekit/portal-kit/form-page';
import { Alert } from '@zonekit/ui/alert';
import { Link } from '@zonekit/ui/link';
import type { ReactNode } from 'react';
import { useWords } from '../../../../platform/words/use-words.ts';
import { RecordHistory } from '../../../shared/record/record-history.tsx';
import { StateChip } from '../../../shared/state-chip.tsx';
import { useTrail } from '../../../shared/user-centre/use-trail.ts';
import { applyingHref } from '../application-address.ts';
import { ApplicationClock } from '../application-clock.tsx';
import { WithdrawApplication } from '../withdraw-application.tsx';

interface ApplicationFrameProps {
  application: EntryApplication | null;
  /** Of the unit, where one is chosen. */
  unitTitle: string | undefined;
  parkId: string | undefined;
  notices: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** The page around the form of an application: how far it is, until when, what was said of it, whom to ask. */
export function ApplicationFrame({ application, unitTitle, parkId, notices, children }: ApplicationFrameProps) {
  const t = useWords('spaceApplying');
  const trail = useTrail({ label: t('title'), href: applyingHref() });
  const returned = application?.status === 'returned' ? application.events.at(-1) : undefined;
  return (
    <FormPage
      trail={trail}
      title={unitTitle ?? t('apply')}
      line={application ? t('numbered', { number: application.number }) : t(unitTitle ? 'form' : 'formDescription')}
      chips={application && <StateChip of={entryApplication} state={application.status} />}
      side={returned?.due_at && <DeadlineCountdown until={returned.due_at} />}
      progress={application && <ApplicationClock application={application} />}
      notices={
        <>
          {returned?.reason && (
            <Alert tone="warning" title={t('returned')}>
              {returned.reason}
            </Alert>
          )}
          {notices}
        </>
      }
      aside={
        <>
          {application && <RecordHistory title={t('history')} of={entryApplication} events={application.events} />}
          <h2>{t('ask')}</h2>
          <p>{t('askPark')}</p>
          {parkId && (
            <p>
              <Link kind="text" href={`/space/park/${encodeURIComponent(parkId)}`}>
                {t('toPark')}
              </Link>
            </p>
          )}
          {application && <WithdrawApplication application={application} />}
        </>
      }
    >
      {children}
    </FormPage>
  );
}
