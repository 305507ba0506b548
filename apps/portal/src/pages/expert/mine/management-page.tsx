import { Navigate } from '@tanstack/react-router';
import { useExpertEntries } from '@zonekit/api-client/expert/hooks';
import { useSession } from '@zonekit/api-client/session/hooks';
import { TabLinks } from '@zonekit/ui/tab-links';
import { lazy } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import type { OwnListParams } from '../../shared/user-centre/own-list-search.ts';
import { Loaded, Opened, UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { AskedConsultations, ReceivedConsultations } from './consultations.tsx';
import { Entries } from './entries.tsx';
import { MANAGEMENT, type ManagementTab, managementHref } from './management-address.ts';

const EntryForm = lazy(async () => ({ default: (await import('../entry/entry-form.tsx')).EntryForm }));

export interface ManagementPageProps {
  tab: ManagementTab;
  params: OwnListParams;
}

const LISTS = { entries: Entries, consultations: AskedConsultations, received: ReceivedConsultations } as const;

/** My entry as an expert with its form, and consultations that I asked for or was asked for. */
export function ManagementPage({ tab, params }: ManagementPageProps) {
  const t = useWords('expertManagement');
  if (tab === 'form') {
    return (
      <UserCentrePage title={t('form')} above={[{ label: t('title'), href: MANAGEMENT }]}>
        <OwnEntryForm />
      </UserCentrePage>
    );
  }
  const List = LISTS[tab];
  return (
    <UserCentrePage title={t('title')}>
      <TabLinks
        label={t('title')}
        items={(['entries', 'consultations', 'received'] as const).map((name) => ({
          label: t(`tabs.${name}`),
          href: managementHref(name),
          current: name === tab,
        }))}
      />
      <List params={params} />
    </UserCentrePage>
  );
}

/** Those that keep a user from another entry. */
const LIVE = ['draft', 'returned', 'submitted', 'reviewing', 'approved'] as const;

/** Goes on with the user's entry, where there is one; while it is reviewed, its list says so. */
function OwnEntryForm() {
  const { user } = useSession();
  const read = useExpertEntries({ status: [...LIVE], page_size: 1 });
  return (
    <Loaded read={read}>
      {({ data: [entry] }) => {
        if (entry && !entry.allowed.includes('submitted')) return <Navigate to={MANAGEMENT} replace />;
        return (
          user && (
            <Opened>
              <EntryForm key={user.user_id} user={user} entry={entry ?? null} />
            </Opened>
          )
        );
      }}
    </Loaded>
  );
}
