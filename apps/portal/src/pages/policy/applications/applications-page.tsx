import { useApplication } from '@zonekit/api-client/policy/hooks';
import { TabLinks } from '@zonekit/ui/tab-links';
import { lazy } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { LoadedAlone, Opened, OpenedAlone, UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { applicationHref } from './application-address.ts';
import { ApplicationList } from './application-list.tsx';

// The lists are opened most often; the form alone weighs more than all of them.
const loadEditor = () => import('./application-editor.tsx');
const ApplicationEditor = lazy(async () => ({ default: (await loadEditor()).ApplicationEditor }));
const NewApplication = lazy(async () => ({ default: (await loadEditor()).NewApplication }));
const ApplicationDetail = lazy(async () => ({ default: (await import('./application-detail.tsx')).ApplicationDetail }));
const MyQuestions = lazy(async () => ({ default: (await import('../faq/my-questions.tsx')).MyQuestions }));
const Subscriptions = lazy(async () => ({
  default: (await import('../subscriptions/subscriptions.tsx')).Subscriptions,
}));

export interface ApplicationsPageProps {
  /** Of an application, or `new` with `call`; none for the lists. */
  id: string | undefined;
  /** As the address says it. */
  search: Partial<Record<'call' | 'tab' | 'status' | 'page' | 'edit' | 'month', string>>;
}

const FOLLOWED = 'subscriptions';
const QUESTIONS = 'questions';
const QUESTIONS_HREF = `${applicationHref()}?tab=${QUESTIONS}`;

/** My policy applications, subscriptions and questions; one application; the form of one. Source: pages.md, policyManagement. */
export function ApplicationsPage({ id, search: { call, tab, status, page, edit, month } }: ApplicationsPageProps) {
  const t = useWords('policyApplications');
  const number = Math.max(1, Math.trunc(Number(page)) || 1);
  const params = { ...(status !== undefined && { status }), ...(page !== undefined && { page }) };
  if (id) {
    return (
      <OpenedAlone>
        {id === 'new' && call ? (
          <NewApplication callId={call} />
        ) : (
          <ApplicationPage id={id} edit={edit !== undefined} />
        )}
      </OpenedAlone>
    );
  }
  return (
    <UserCentrePage title={t('title')}>
      <TabLinks
        label={t('title')}
        items={[
          { label: t('tabApplications'), href: applicationHref(), current: tab !== FOLLOWED && tab !== QUESTIONS },
          { label: t('tabSubscriptions'), href: `?tab=${FOLLOWED}`, current: tab === FOLLOWED },
          { label: t('tabQuestions'), href: QUESTIONS_HREF, current: tab === QUESTIONS },
        ]}
      />
      <Opened>
        {tab === FOLLOWED ? (
          <Subscriptions page={number} month={month} />
        ) : tab === QUESTIONS ? (
          <MyQuestions path={QUESTIONS_HREF} params={params} />
        ) : (
          <ApplicationList params={params} />
        )}
      </Opened>
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
