import { Navigate } from '@tanstack/react-router';
import type { Application } from '@zonekit/api-client/policy/contract';
import { useApplications, useDeclaration } from '@zonekit/api-client/policy/hooks';
import { useSession } from '@zonekit/api-client/react';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Link } from '@zonekit/ui/link';
import { useState } from 'react';
import { useWords } from '../../../words/use-words.ts';
import { AccountPage, Loaded } from '../account-page.tsx';
import { applicationHref } from './application-address.ts';
import { forgetKept, loadKept } from './application-draft.ts';
import { ApplicationForm } from './application-form.tsx';
import { valuesOf } from './application-values.ts';
import * as css from './applications.css.ts';

/** As many as a page may hold. An enterprise with more is told by the service that it applied before. */
const ALL = 100;

/** Applies for a call: goes on with the enterprise's draft where there is one. */
export function NewApplication({ callId }: { callId: string }) {
  const t = useWords('applications');
  const { user } = useSession();
  const read = useApplications({ page_size: ALL });
  if (user && !user.enterprise) {
    return (
      <AccountPage title={t('apply')}>
        <EmptyState
          title={t('noEnterprise')}
          action={
            <Button asChild kind="primary">
              <Link href="/userCenter/user/informate">{t('toEnterprise')}</Link>
            </Button>
          }
        >
          {t('noEnterpriseHint')}
        </EmptyState>
      </AccountPage>
    );
  }
  return (
    <Loaded read={read}>
      {({ data }) => {
        const mine = data.find(({ declaration, status }) => declaration.id === callId && status !== 'declined');
        if (mine && !mine.allowed.includes('submitted')) return <Navigate to={applicationHref(mine.id)} replace />;
        return <ApplicationEditor callId={callId} application={mine ?? null} />;
      }}
    </Loaded>
  );
}

export interface ApplicationEditorProps {
  callId: string;
  application: Application | null;
}

/** The form of an application beside what its call asks for. */
export function ApplicationEditor({ callId, application }: ApplicationEditorProps) {
  const t = useWords('applications');
  const { user } = useSession();
  const read = useDeclaration(callId);
  const title = (read.status === 'ready' && read.data.title) || application?.declaration.title || t('apply');
  const why = application?.status === 'returned' ? application.events.at(-1)?.reason : null;
  return (
    <AccountPage title={title} above={[{ label: t('title'), href: applicationHref() }]}>
      {why && (
        <Alert className={css.gap} tone="warning" title={t('returned')}>
          {why}
        </Alert>
      )}
      <Loaded read={read}>
        {(call) => user && <Restored key={`${user.user_id} ${call.id}`} {...{ call, application, user }} />}
      </Loaded>
    </AccountPage>
  );
}

type RestoredProps = Pick<Parameters<typeof ApplicationForm>[0], 'call' | 'application'> & {
  user: NonNullable<ReturnType<typeof useSession>['user']>;
};

/** What was typed before comes back once, when the form opens; later answers of the service change no field. */
function Restored({ call, application, user }: RestoredProps) {
  const t = useWords('applications');
  const [kept, setKept] = useState(() => loadKept(user.user_id, call.id, call.materials.length));
  const start = application
    ? valuesOf(application, call.materials.length)
    : {
        contact_person: user.name,
        contact_phone: user.phone,
        amount: '',
        statement: '',
        materials: call.materials.map(() => ''),
      };
  const discard = () => {
    forgetKept(user.user_id, call.id);
    setKept(null);
  };
  return (
    <>
      {kept && (
        <Alert
          className={css.gap}
          role="status"
          tone="info"
          title={t('restored')}
          action={
            <Button size="sm" onClick={discard}>
              {t('discard')}
            </Button>
          }
        />
      )}
      <ApplicationForm
        key={kept ? 'kept' : 'start'}
        {...{ call, application, kept }}
        start={start}
        userId={user.user_id}
      />
    </>
  );
}
