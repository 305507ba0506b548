import { policyApplication } from '@zonekit/api-client/lifecycle/policy-application';
import type { ApplicationStatus } from '@zonekit/api-client/policy/contract';
import { useApplication } from '@zonekit/api-client/policy/hooks';
import { TabLinks } from '@zonekit/ui/tab-links';
import { useWords } from '../../../platform/words/use-words.ts';
import { LoadedAlone, UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { Subscriptions } from '../subscriptions/subscriptions.tsx';
import { applicationHref } from './application-address.ts';
import { ApplicationDetail } from './application-detail.tsx';
import { ApplicationEditor, NewApplication } from './application-editor.tsx';
import { ApplicationList } from './application-list.tsx';

export interface ApplicationsPageProps {
  /** Of an application, or `new` with `call`; none for the lists. */
  id: string | undefined;
  /** As the address says it. */
  search: Partial<Record<'call' | 'tab' | 'status' | 'page' | 'edit', string>>;
}

const FOLLOWED = 'subscriptions';

/** My policy applications and subscriptions; one application; the form of one. Source: pages.md, policyManagement. */
export function ApplicationsPage({ id, search: { call, tab, status, page, edit } }: ApplicationsPageProps) {
  const t = useWords('policyApplications');
  const number = Math.max(1, Math.trunc(Number(page)) || 1);
  if (id === 'new' && call) return <NewApplication callId={call} />;
  if (id) return <ApplicationPage id={id} edit={edit !== undefined} />;
  return (
    <UserCentrePage title={t('title')}>
      <TabLinks
        label={t('title')}
        items={[
          { label: t('tabApplications'), href: applicationHref(), current: tab !== FOLLOWED },
          { label: t('tabSubscriptions'), href: `?tab=${FOLLOWED}`, current: tab === FOLLOWED },
        ]}
      />
      {tab === FOLLOWED ? (
        <Subscriptions page={number} />
      ) : (
        <ApplicationList
          status={status && status in policyApplication.states ? (status as ApplicationStatus) : undefined}
          page={number}
        />
      )}
    </UserCentrePage>
  );
}

/** A draft opens as its form; a returned application only with `edit`. */
function ApplicationPage({ id, edit }: { id: string; edit: boolean }) {
  const read = useApplication(id);
  return (
    <LoadedAlone read={read}>
      {(application) =>
        application.status === 'draft' || (edit && application.allowed.includes('submitted')) ? (
          <ApplicationEditor callId={application.declaration.id} application={application} />
        ) : (
          <ApplicationDetail application={application} />
        )
      }
    </LoadedAlone>
  );
}
