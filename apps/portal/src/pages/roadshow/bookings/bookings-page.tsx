import { useBookings } from '@zonekit/api-client/roadshow/hooks';
import { Button } from '@zonekit/ui/button';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Link } from '@zonekit/ui/link';
import { Pagination } from '@zonekit/ui/pagination';
import { SkeletonText } from '@zonekit/ui/skeleton';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from '../../shared/user-centre/user-centre.css.ts';
import { UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { BookingRow } from './booking-row.tsx';

const PAGE_SIZE = 10;

export interface BookingsPageProps {
  page: number;
}

/** My bookings of the roadshow centre, newest first, with their state, and cancellation where that is still possible. */
export function BookingsPage({ page }: BookingsPageProps) {
  const t = useWords('roadshow');
  const book = (
    <Button asChild kind="primary">
      <Link href="?dialog=booking">{t('book')}</Link>
    </Button>
  );
  return (
    <UserCentrePage title={t('title')} action={book}>
      <List page={page} />
    </UserCentrePage>
  );
}

function List({ page }: BookingsPageProps) {
  const t = useWords('roadshow');
  const centreWords = useWords('userCentre');
  const read = useBookings({ page_index: page, page_size: PAGE_SIZE });
  const bookings = read.status === 'ready' || read.status === 'failed' ? read.data : undefined;
  if (read.status === 'failed' && !bookings) {
    return (
      <EmptyState
        headingLevel={2}
        title={t('failed')}
        action={<Button onClick={read.reload}>{centreWords('retry')}</Button>}
      >
        {read.error.serverMessage}
      </EmptyState>
    );
  }
  if (!bookings) {
    return (
      <div className={css.list} aria-busy="true">
        <p role="status" className={css.waiting}>
          {t('loading')}
        </p>
        <SkeletonText lines={3} />
        <SkeletonText lines={3} />
      </div>
    );
  }
  if (bookings.data.length === 0)
    return (
      <EmptyState headingLevel={2} title={t('empty')}>
        {t('emptyHint')}
      </EmptyState>
    );
  return (
    <>
      <ul className={css.list} data-stale={read.status === 'ready' && read.stale}>
        {bookings.data.map((booking) => (
          <BookingRow key={booking.id} booking={booking} />
        ))}
      </ul>
      <Pagination
        className={css.pages}
        page={page}
        pageCount={Math.ceil(bookings.page.total / PAGE_SIZE)}
        hrefFor={(number) => (number === 1 ? '/userCenter/user/space' : `/userCenter/user/space?page=${number}`)}
        label={t('pages')}
        previous={centreWords('previous')}
        next={centreWords('next')}
        pageLabel={(number) => centreWords('page', { page: String(number) })}
      />
    </>
  );
}
