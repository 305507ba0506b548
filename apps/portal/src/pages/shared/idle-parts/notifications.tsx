import type { Overview, OverviewRecord } from '@zonekit/api-client/overview/contract';
import { useOverview } from '@zonekit/api-client/overview/hooks';
import { useUserId } from '@zonekit/api-client/session/hooks';
import { NotificationCentre, type NotificationList } from '@zonekit/portal-kit/notification-centre';
import { notificationsOf } from '@zonekit/portal-kit/notification-centre/core';
import { useMemo, useState } from 'react';
import { PageData } from '../../../platform/data/page-data.tsx';
import { kitFormWords } from '../../../platform/words/kit-form-words.ts';
import { useLoadedWords } from '../../../platform/words/use-loaded-words.ts';
import { subjectPage } from '../user-centre/subject-pages.ts';
import { markRead, readNotifications } from './read-notifications.ts';

/** While the tab is visible. */
const REFRESH_MS = 5 * 60_000;
/** Older changes are in the overview alone. */
const LATELY_MS = 30 * 86_400_000;

/** The bell of the user who is signed in, with what the overview tells. */
export function Notifications() {
  const user = useUserId();
  const ready = useLoadedWords(kitFormWords.notificationCentre);
  return (
    ready &&
    user !== null && (
      <PageData>
        <Bell key={user} user={user} />
      </PageData>
    )
  );
}

const pageOf = ({ subject, id, actor }: OverviewRecord) => subjectPage(subject)?.href(id, actor);

/** Records that wait for the user, and the latest of each kind that changed lately; each once. */
const recordsOf = ({ tasks, latest }: Overview): OverviewRecord[] => {
  const since = Date.now() - LATELY_MS;
  const recent = latest.filter(({ updated_at }) => Date.parse(updated_at) >= since);
  return [...new Map([...recent, ...tasks].map((record) => [`${record.subject} ${record.id}`, record])).values()];
};

function Bell({ user }: { user: string }) {
  const overview = useOverview({ refreshMs: REFRESH_MS });
  const [read, setRead] = useState(() => readNotifications(user));
  const data = overview.status === 'ready' ? overview.data : null;
  const items = useMemo(() => data && notificationsOf(recordsOf(data), { hrefOf: pageOf, read }), [data, read]);
  const list: NotificationList = items
    ? { status: 'ready', items }
    : overview.status === 'failed'
      ? { status: 'failed', onRetry: overview.reload }
      : { status: 'loading' };
  return (
    <NotificationCentre
      list={list}
      now={Date.now()}
      allHref="/userCenter"
      onRead={async (ids) => setRead(markRead(user, ids))}
    />
  );
}
