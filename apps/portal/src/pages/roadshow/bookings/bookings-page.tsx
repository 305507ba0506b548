import { roadshowBooking } from '@zonekit/api-client/lifecycle/roadshow-booking';
import { useBookingState } from '@zonekit/api-client/roadshow/hooks';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { IconLink } from '@zonekit/ui/icon-link';
import { Link } from '@zonekit/ui/link';
import { CalendarDays, List } from 'lucide-react';
import { lazy } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { ownListHref, readOwnList } from '../../shared/user-centre/own-list-search.ts';
import { Opened, UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { BOOKINGS, type BookingParams, calendarHref } from './booking-address.ts';
import * as css from './bookings.css.ts';
import { BookingsList } from './bookings-list.tsx';

const BookingsCalendar = lazy(async () => ({ default: (await import('./bookings-calendar.tsx')).BookingsCalendar }));
const BookingPage = lazy(async () => ({ default: (await import('./booking-page.tsx')).BookingPage }));

/** My bookings of the roadshow centre as a list or a calendar, or one of them. */
export function BookingsPage({ params }: { params: BookingParams }) {
  const t = useWords('roadshow');
  const isCalendar = params.view === 'calendar';
  const search = readOwnList(roadshowBooking, params);
  if (params.booking) {
    return (
      <Opened>
        <BookingPage id={params.booking} />
      </Opened>
    );
  }
  const chosen = search.status && { status: search.status };
  const views = (
    <nav aria-label={t('view')} className={css.views}>
      <IconLink
        href={ownListHref(BOOKINGS, { ...chosen })}
        label={t('list')}
        icon={List}
        className={css.view}
        aria-current={isCalendar ? undefined : 'true'}
      />
      <IconLink
        href={ownListHref(calendarHref(params.month), { ...chosen })}
        label={t('calendar')}
        icon={CalendarDays}
        className={css.view}
        aria-current={isCalendar ? 'true' : undefined}
      />
    </nav>
  );
  const book = (
    <Button asChild kind="primary">
      <Link href="?dialog=booking">{t('book')}</Link>
    </Button>
  );
  return (
    <UserCentrePage title={t('title')} action={book}>
      <ClosedNotice />
      {isCalendar ? (
        <Opened>
          <BookingsCalendar search={search} typedMonth={params.month} views={views} />
        </Opened>
      ) : (
        <BookingsList search={search} views={views} />
      )}
    </UserCentrePage>
  );
}

/** While the service takes no bookings, the page says so before the dialog does. */
function ClosedNotice() {
  const t = useWords('roadshow');
  const state = useBookingState();
  if (state.status !== 'ready' || state.data.open) return null;
  return (
    <Alert tone="info" title={t('closed')} className={css.notice}>
      <p>{t('closedHint')}</p>
    </Alert>
  );
}
