import { policyApplication } from '@zonekit/api-client/lifecycle/policy-application';
import type { Application, DeclarationDetail } from '@zonekit/api-client/policy/contract';
import { FormPage } from '@zonekit/portal-kit/form-page';
import { Alert } from '@zonekit/ui/alert';
import { DeadlineBar } from '@zonekit/ui/deadline-bar';
import { Time } from '@zonekit/ui/time';
import type { ReactNode } from 'react';
import { useWords } from '../../../words/use-words.ts';
import { StateChip } from '../../state-chip.tsx';
import { useTrail } from '../use-trail.ts';
import { applicationHref } from './application-address.ts';
import { ApplicationClock } from './application-clock.tsx';
import { ApplicationHistory } from './application-history.tsx';
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
  const t = useWords('applications');
  const trail = useTrail({ label: t('title'), href: applicationHref() });
  const why = application?.status === 'returned' ? application.events.at(-1)?.reason : null;
  return (
    <FormPage
      trail={trail}
      title={call.title}
      lang={call.lang}
      line={application ? t('numbered', { number: application.number }) : call.number}
      chips={application && <StateChip of={policyApplication} state={application.status} />}
      side={
        call.days_left !== null && (
          <DeadlineBar
            daysLeft={call.days_left}
            closing={call.status === 'closing'}
            date={<Time value={call.closes_at} format="datetime" />}
            remaining={t('left', { days: call.days_left })}
          />
        )
      }
      progress={application && <ApplicationClock application={application} />}
      notices={
        <>
          {why && (
            <Alert tone="warning" title={t('returned')}>
              {why}
            </Alert>
          )}
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
