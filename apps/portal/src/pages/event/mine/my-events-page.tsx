import { useEnrolments, useSaveEnrolments } from '@zonekit/api-client/event/hooks';
import { enrolment as lifecycle } from '@zonekit/api-client/lifecycle/enrolment';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { Time } from '@zonekit/ui/time';
import { useWords } from '../../../platform/words/use-words.ts';
import { OwnList } from '../../shared/user-centre/own-list.tsx';
import {
  type OwnListParams,
  ownListFilter,
  ownListQuery,
  readOwnList,
} from '../../shared/user-centre/own-list-search.ts';
import { UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { CancelEnrolment } from './cancel-enrolment.tsx';
import { hasTicket } from './has-ticket.ts';
import { ShowTicket } from './show-ticket.tsx';
import * as css from './ticket.css.ts';

/** My enrolments with their state, position on the waiting list, ticket, and cancellation where it is still possible. */
export function MyEventsPage({ params }: { params: OwnListParams }) {
  const t = useWords('eventMine');
  const search = readOwnList(lifecycle, params);
  const read = useEnrolments(ownListQuery(search));
  const { state, save } = useSaveEnrolments();
  const filter = ownListFilter(search);
  const find = (
    <Button asChild kind="primary">
      <Link href="/event">{t('find')}</Link>
    </Button>
  );
  return (
    <UserCentrePage title={t('title')} action={find}>
      <OwnList
        path="/userCenter/user/event"
        search={search}
        read={read}
        lifecycle={lifecycle}
        files={{ state, csv: () => void save('csv', filter), ics: () => void save('ics', filter) }}
        words={{ caption: t('title'), name: t('name'), empty: t('empty'), emptyHint: t('emptyHint') }}
        name={({ title, event_id, number, waiting_position }) => ({
          text: title,
          href: `/event/${event_id}`,
          note:
            waiting_position === null ? number : `${number} · ${t('position', { position: String(waiting_position) })}`,
        })}
        facts={[
          {
            key: 'time',
            label: t('time'),
            cell: ({ starts_at, ends_at }) => <Time value={starts_at} to={ends_at} format="datetime" />,
          },
          { key: 'venue', label: t('venue'), cell: ({ venue }) => venue },
        ]}
        action={(enrolment) => (
          <div className={css.actions}>
            {hasTicket(enrolment) && <ShowTicket enrolment={enrolment} />}
            <CancelEnrolment enrolment={enrolment} />
          </div>
        )}
      />
    </UserCentrePage>
  );
}
