import { roadshowBooking } from '@zonekit/api-client/lifecycle/roadshow-booking';
import type { Booking } from '@zonekit/api-client/roadshow/contract';
import { useBookings, useSaveBookings } from '@zonekit/api-client/roadshow/hooks';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { OwnList } from '../../shared/user-centre/own-list.tsx';
import {
  type OwnListParams,
  ownListFilter,
  ownListQuery,
  readOwnList,
} from '../../shared/user-centre/own-list-search.ts';
import { UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { rangesOf } from './booking-ranges.ts';
import * as css from './bookings.css.ts';
import { CancelBooking } from './cancel-booking.tsx';

/** My bookings of the roadshow centre with their state, and cancellation where that is still possible. */
export function BookingsPage({ params }: { params: OwnListParams }) {
  const t = useWords('roadshow');
  const search = readOwnList(roadshowBooking, params);
  const read = useBookings(ownListQuery(search));
  const { state, save } = useSaveBookings();
  const filter = ownListFilter(search);
  const timeOf = useUsageTime();
  const book = (
    <Button asChild kind="primary">
      <Link href="?dialog=booking">{t('book')}</Link>
    </Button>
  );
  return (
    <UserCentrePage title={t('title')} action={book}>
      <OwnList
        path="/userCenter/user/space"
        search={search}
        read={read}
        lifecycle={roadshowBooking}
        files={{ state, csv: () => void save('csv', filter), ics: () => void save('ics', filter) }}
        words={{ caption: t('title'), name: t('activity'), empty: t('empty'), emptyHint: t('emptyHint') }}
        name={({ roadshow_title, number, contact_person, contact_phone }) => ({
          text: roadshow_title,
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
        action={(booking) => <CancelBooking booking={booking} time={asText(timeOf(booking))} />}
      />
    </UserCentrePage>
  );
}

/** The ranges of a booking, the first and the last half-day of each: `2026-11-25 afternoon`, `11-27 morning`. */
const useUsageTime = () => {
  const t = useWords('roadshow');
  const half = (date: string, period: 1 | 2) => t('half', { date, period: String(period) });
  return ({ appointment_dates }: Booking): string[][] =>
    rangesOf(appointment_dates).map(({ from, to }) => {
      const [first, last] = [from.appointment_date, to.appointment_date];
      if (from === to) return [half(first, from.period)];
      if (first === last) return [t('wholeDay', { date: first })];
      const isSameYear = first.slice(0, 4) === last.slice(0, 4);
      return [half(first, from.period), half(last.slice(isSameYear ? 5 : 0), to.period)];
    });
};

const asText = (time: string[][]) => time.map((range) => range.join(' – ')).join('; ');

/** Lines break between half-days. */
function UsageTime({ time }: { time: string[][] }) {
  return time.map((range) => (
    <div key={range.join()}>
      {range.map((half, index) => (
        <span key={half} className={css.whole}>
          {index > 0 && '– '}
          {half}{' '}
        </span>
      ))}
    </div>
  ));
}
