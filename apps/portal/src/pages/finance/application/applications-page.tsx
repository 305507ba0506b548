import { useFinanceApplication } from '@zonekit/api-client/finance/application/hooks';
import { Link } from '@zonekit/ui/link';
import { lazy } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { INQUIRIES } from '../../shared/offer/message-address.ts';
import { LoadedAlone, OpenedAlone, UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { ApplicationList } from './application-list.tsx';

// The list is opened most often; the form alone weighs more than it.
const ApplicationEditor = lazy(async () => ({
  default: (await import('./application-editor.tsx')).ApplicationEditor,
}));
const ApplicationDetail = lazy(async () => ({
  default: (await import('./application-detail.tsx')).ApplicationDetail,
}));

export interface ApplicationsPageProps {
  /** Of an application; absent for the list. */
  id: string | undefined;
  /** As the address says it. */
  search: Partial<Record<'status' | 'page' | 'file' | 'edit', string>>;
}

/** My enterprise's finance applications, one of them, or the form that corrects it. */
export function ApplicationsPage({ id, search: { file, edit, ...params } }: ApplicationsPageProps) {
  const t = useWords('financeApplication');
  if (id !== undefined) {
    return (
      <OpenedAlone>
        <OneApplication id={id} edit={edit !== undefined} fileId={file} />
      </OpenedAlone>
    );
  }
  return (
    <UserCentrePage
      title={t('title')}
      action={
        <Link kind="text" href={INQUIRIES}>
          {t('inquiries')}
        </Link>
      }
    >
      <ApplicationList params={params} />
    </UserCentrePage>
  );
}

function OneApplication({ id, edit, fileId }: { id: string; edit: boolean; fileId: string | undefined }) {
  const read = useFinanceApplication(id);
  return (
    <LoadedAlone read={read}>
      {(application) =>
        edit && application.allowed.includes('submitted') ? (
          <ApplicationEditor application={application} onReload={read.reload} />
        ) : (
          <ApplicationDetail application={application} fileId={fileId} />
        )
      }
    </LoadedAlone>
  );
}
