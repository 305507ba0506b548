import { useEntryApplication } from '@zonekit/api-client/space/entry-application/hooks';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { lazy } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { LoadedAlone, OpenedAlone, UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { modifyHref } from './application-address.ts';
import { ApplicationList } from './application-list.tsx';

const ApplicationDetail = lazy(async () => ({ default: (await import('./application-detail.tsx')).ApplicationDetail }));

export interface ApplyingPageProps {
  /** Of an application; absent for the list. */
  id: string | undefined;
  /** As the address says it. */
  search: Partial<Record<'status' | 'page' | 'file', string>>;
}

/** My park entry applications, or one of them. Source: pages.md, space/applying. */
export function ApplyingPage({ id, search: { file, ...params } }: ApplyingPageProps) {
  const t = useWords('spaceApplying');
  if (id !== undefined) {
    return (
      <OpenedAlone>
        <OneApplication id={id} fileId={file} />
      </OpenedAlone>
    );
  }
  return (
    <UserCentrePage
      title={t('title')}
      action={
        <Button asChild kind="primary">
          <Link href={modifyHref()}>{t('apply')}</Link>
        </Button>
      }
    >
      <ApplicationList params={params} />
    </UserCentrePage>
  );
}

function OneApplication({ id, fileId }: { id: string; fileId: string | undefined }) {
  const read = useEntryApplication(id);
  return (
    <LoadedAlone read={read}>
      {(application) => <ApplicationDetail application={application} fileId={fileId} />}
    </LoadedAlone>
  );
}
