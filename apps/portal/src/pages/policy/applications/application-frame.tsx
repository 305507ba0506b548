import { policyApplication } from '@zonekit/api-client/lifecycle/policy-application';
import type { Application, DeclarationDetail } from '@zonekit/api-client/policy/contract';
import { DeadlineCountdown } from '@zonekit/portal-kit/deadline-countdown';
import { FormPage } from '@zonekit/portal-kit/form-page';
import { Alert } from '@zonekit/ui/alert';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { StateChip } from '../../shared/state-chip.tsx';
import { useTrail } from '../../shared/user-centre/use-trail.ts';
import { applicationHref } from './application-address.ts';
import { ApplicationClock } from './application-clock.tsx';
import { ApplicationHistory } from './application-history.tsx';
import { ApplicationVerdict } from './application-verdict.tsx';
import { DraftActions } from './draft-actions.tsx';

export interface ApplicationFrameProps {
  call: DeclarationDetail;
  application: Application | null;
  notices: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** The page around the form of an application: which call, until when, how far it is, what was said of it, whom to ask. */
export function ApplicationFrame({ call, application, notices, children }: ApplicationFrameProps) {
  const t = useWords('policyApplications');
  const trail = useTrail({ label: t('title'), href: applicationHref() });
  const returned = application?.status === 'returned' ? application.events.at(-1) : undefined;
  const why = returned?.reason;
  // What was returned waits for its applicant, whenever the call itself closes.
  const deadline = returned?.due_at
    ? { until: returned.due_at, opens: returned.at }
    : { until: call.closes_at, opens: call.opens_at, daysLeft: call.days_left };
  return (
    <FormPage
      trail={trail}
      title={call.title}
      lang={call.lang}
      line={application ? t('numbered', { number: application.number }) : call.number}
      chips={application && <StateChip of={policyApplication} state={application.status} />}
      side={<DeadlineCountdown {...deadline} />}
      progress={application && <ApplicationClock application={application} />}
      notices={
        <>
          {why && (
            <Alert tone="warning" title={t('returned')}>
              {why}
            </Alert>
          )}
          <ApplicationVerdict callId={call.id} />
          {notices}
        </>
      }
      aside={
        <>
          {application && <ApplicationHistory events={application.events} />}
          <h2>{t('ask')}</h2>
          <p>{call.contact.department}</p>
          <p>
            {call.contact.person} <a href={`tel:${call.contact.phone}`}>{call.contact.phone}</a>
          </p>
          {application?.status === 'draft' && <DraftActions application={application} />}
        </>
      }
    >
      {children}
    </FormPage>
  );
}
