import { roadshowBooking } from '@zonekit/api-client/lifecycle/roadshow-booking';
import type { BookingStatus } from '@zonekit/api-client/roadshow/contract';
import { useBookings, useSaveBookings } from '@zonekit/api-client/roadshow/hooks';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { OwnList } from '../../shared/user-centre/own-list.tsx';
import { type OwnListSearch, ownListFilter, ownListQuery } from '../../shared/user-centre/own-list-search.ts';
import { BOOKINGS, bookingHref } from './booking-address.ts';
import * as css from './bookings.css.ts';
import { CancelBooking } from './cancel-booking.tsx';
import { timeAsText, UsageTime, useUsageTime } from './usage-time.tsx';

interface BookingsListProps {
  search: OwnListSearch<BookingStatus>;
  views: ReactNode;
}

/** My bookings with their state, and cancellation where that is still possible. */
export function BookingsList({ search, views }: BookingsListProps) {
  const t = useWords('roadshow');
  const read = useBookings(ownListQuery(search));
  const { state, save } = useSaveBookings();
  const filter = ownListFilter(search);
  const timeOf = useUsageTime();
  return (
    <OwnList
      path={BOOKINGS}
      search={search}
      read={read}
      lifecycle={roadshowBooking}
      files={{ state, csv: () => void save('csv', filter), ics: () => void save('ics', filter) }}
      views={views}
      words={{ caption: t('title'), name: t('activity'), empty: t('empty'), emptyHint: t('emptyHint') }}
      name={({ id, roadshow_title, number, contact_person, contact_phone }) => ({
        text: roadshow_title,
        href: bookingHref(id),
        note: (
          <>
            <span className={css.whole}>{number}</span> ·{' '}
            <span className={css.whole}>{`${contact_person} ${contact_phone}`}</span>
          </>
        ),
      })}
      facts={[
        { key: 'time', label: t('time'), cell: (booking) => <UsageTime time={timeOf(booking)} /> },
        { key: 'people', label: t('people'), align: 'end', cell: (booking) => booking.attendees_count },
      ]}
      action={(booking) => <CancelBooking booking={booking} time={timeAsText(timeOf(booking))} />}
    />
  );
}
