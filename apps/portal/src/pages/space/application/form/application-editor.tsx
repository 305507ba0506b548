import { Navigate } from '@tanstack/react-router';
import { useEnterprise } from '@zonekit/api-client/account/hooks';
import { useSession } from '@zonekit/api-client/react';
import { useEntryApplication } from '@zonekit/api-client/space/entry-application/hooks';
import { useState } from 'react';
import { useWords } from '../../../../platform/words/use-words.ts';
import { LoadedAlone } from '../../../shared/user-centre/loaded.tsx';
import { NeededFirst } from '../../../shared/user-centre/needed-first.tsx';
import { applyingHref } from '../application-address.ts';
import { ApplicationForm } from './application-form.tsx';

export interface ApplicationEditorProps {
  /** Absent for a new application. */
  id: string | undefined;
  /** The unit that a new one came from. */
  unitId: string;
}

/** The form of an application, new or saved. */
export function ApplicationEditor({ id, unitId }: ApplicationEditorProps) {
  // The first save gives the address an id in place of the unit, while the form stays with its focus.
  const [created, setCreated] = useState<{ id: string; unitId: string }>();
  if (id !== undefined && id !== created?.id) return <SavedApplication key={id} id={id} />;
  const from = id === undefined ? unitId : (created?.unitId ?? '');
  return <NewApplication unitId={from} onCreated={(newId) => setCreated({ id: newId, unitId: from })} />;
}

function NewApplication({ unitId, onCreated }: { unitId: string; onCreated: (id: string) => void }) {
  const { user } = useSession();
  const read = useEnterprise(Boolean(user?.enterprise));
  if (user && !user.enterprise) return <WithoutEnterprise />;
  // Staff without the right to read it type the same themselves.
  const known = read.status === 'failed' ? { ...read, status: 'ready' as const, data: null, stale: false } : read;
  return (
    <LoadedAlone read={known}>
      {(enterprise) =>
        user && (
          <ApplicationForm
            key={`${user.user_id} ${unitId}`}
            {...{ user, enterprise, unitId, onCreated }}
            application={null}
          />
        )
      }
    </LoadedAlone>
  );
}

/** While it is reviewed, an application is read alone. */
function SavedApplication({ id }: { id: string }) {
  const { user } = useSession();
  const read = useEntryApplication(id);
  return (
    <LoadedAlone read={read}>
      {(application) => {
        if (!application.allowed.includes('submitted')) return <Navigate to={applyingHref(id)} replace />;
        return user && <ApplicationForm key={user.user_id} {...{ user, application }} enterprise={null} unitId="" />;
      }}
    </LoadedAlone>
  );
}

function WithoutEnterprise() {
  const t = useWords('spaceApplying');
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
