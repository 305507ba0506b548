import { Navigate } from '@tanstack/react-router';
import type { Application } from '@zonekit/api-client/policy/contract';
import { useApplication, useApplications, useDeclaration } from '@zonekit/api-client/policy/hooks';
import { useSession } from '@zonekit/api-client/react';
import { useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { LoadedAlone } from '../../shared/user-centre/loaded.tsx';
import { NeededFirst } from '../../shared/user-centre/needed-first.tsx';
import { applicationHref } from './application-address.ts';
import { ApplicationForm } from './application-form.tsx';

/** As many as a page may hold. For an enterprise with more, the service refuses a second application. */
const ALL = 100;

/** Applies for a call: goes on with the enterprise's draft where there is one. */
export function NewApplication({ callId }: { callId: string }) {
  const t = useWords('policyApplications');
  const { user } = useSession();
  const read = useApplications({ page_size: ALL });
  if (user && !user.enterprise) {
    return (
      <NeededFirst
        page={t('apply')}
        title={t('noEnterprise')}
        hint={t('noEnterpriseHint')}
        href="/userCenter/user/informate"
        action={t('toEnterprise')}
      />
    );
  }
  return (
    <LoadedAlone read={read}>
      {({ data }) => {
        const mine = data.find(({ declaration, status }) => declaration.id === callId && status !== 'declined');
        if (mine && !mine.allowed.includes('submitted')) return <Navigate to={applicationHref(mine.id)} replace />;
        return <DraftEditor callId={callId} id={mine?.id ?? null} />;
      }}
    </LoadedAlone>
  );
}

/** Editor of the enterprise's draft, or of a new application, which stays open while its first save is read. */
function DraftEditor({ callId, id }: { callId: string; id: string | null }) {
  const [isNew] = useState(id === null);
  const read = useApplication(id);
  if (isNew) {
    const saved = read.status === 'ready' || read.status === 'failed' ? read.data : undefined;
    return <ApplicationEditor callId={callId} application={saved ?? null} />;
  }
  return (
    <LoadedAlone read={read}>
      {(application) => <ApplicationEditor callId={callId} application={application} />}
    </LoadedAlone>
  );
}

export interface ApplicationEditorProps {
  callId: string;
  application: Application | null;
}

/** The form of an application, with what its call asks for. */
export function ApplicationEditor({ callId, application }: ApplicationEditorProps) {
  const { user } = useSession();
  const read = useDeclaration(callId);
  return (
    <LoadedAlone read={read}>
      {(call) => user && <ApplicationForm key={`${user.user_id} ${call.id}`} {...{ call, user, application }} />}
    </LoadedAlone>
  );
}
