import { useApplication } from '@zonekit/api-client/policy/hooks';
import { TabLinks } from '@zonekit/ui/tab-links';
import { useWords } from '../../../platform/words/use-words.ts';
import { LoadedAlone, UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { MyQuestions, QUESTIONS_TAB } from '../faq/my-questions.tsx';
import { Subscriptions } from '../subscriptions/subscriptions.tsx';
import { applicationHref } from './application-address.ts';
import { ApplicationDetail } from './application-detail.tsx';
import { ApplicationEditor, NewApplication } from './application-editor.tsx';
import { ApplicationList } from './application-list.tsx';

export interface ApplicationsPageProps {
  /** Of an application, or `new` with `call`; none for the lists. */
  id: string | undefined;
  /** As the address says it. */
  search: Partial<Record<'call' | 'tab' | 'status' | 'page' | 'edit' | 'month', string>>;
}

const FOLLOWED = 'subscriptions';

/** My policy applications, subscriptions and questions; one application; the form of one. Source: pages.md, policyManagement. */
export function ApplicationsPage({ id, search: { call, tab, status, page, edit, month } }: ApplicationsPageProps) {
  const t = useWords('policyApplications');
  const number = Math.max(1, Math.trunc(Number(page)) || 1);
  const params = { ...(status !== undefined && { status }), ...(page !== undefined && { page }) };
  if (id === 'new' && call) return <NewApplication callId={call} />;
  if (id) return <ApplicationPage id={id} edit={edit !== undefined} />;
  return (
    <UserCentrePage title={t('title')}>
      <TabLinks
        label={t('title')}
        items={[
          { label: t('tabApplications'), href: applicationHref(), current: tab !== FOLLOWED && tab !== QUESTIONS_TAB },
          { label: t('tabSubscriptions'), href: `?tab=${FOLLOWED}`, current: tab === FOLLOWED },
          { label: t('tabQuestions'), href: `?tab=${QUESTIONS_TAB}`, current: tab === QUESTIONS_TAB },
        ]}
      />
      {tab === FOLLOWED ? (
        <Subscriptions page={number} month={month} />
      ) : tab === QUESTIONS_TAB ? (
        <MyQuestions params={params} />
      ) : (
        <ApplicationList params={params} />
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
