import { bookingTerms, roadshowBooking } from '@zonekit/api-client/lifecycle/roadshow-booking';
import type { Booking, BookingStatus } from '@zonekit/api-client/roadshow/contract';
import { useBooking } from '@zonekit/api-client/roadshow/hooks';
import { HALF_DAY_HOURS } from '@zonekit/api-client/roadshow/hours';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { RecordClock } from '../../shared/record/record-clock.tsx';
import { RecordHistory } from '../../shared/record/record-history.tsx';
import { StateChip } from '../../shared/state-chip.tsx';
import { Loaded, UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { BOOKINGS } from './booking-address.ts';
import * as css from './bookings.css.ts';
import { CancelBooking } from './cancel-booking.tsx';
import { timeAsText, UsageTime, useUsageTime } from './usage-time.tsx';

/** What is to come of each state. */
const COMING = {
  submitted: ['approved', 'held'],
  approved: ['held'],
  held: [],
  rejected: [],
  cancelled: [],
} as const satisfies Record<BookingStatus, readonly BookingStatus[]>;

const TONES = {
  submitted: 'info',
  approved: 'success',
  held: 'success',
  rejected: 'danger',
  cancelled: 'info',
} as const;

/** One of my bookings: its state and what follows, its facts, and all that has happened. */
export function BookingPage({ id }: { id: string }) {
  const t = useWords('roadshow');
  const list = { label: t('title'), href: BOOKINGS };
  const timeOf = useUsageTime();
  const read = useBooking(id);
  const booking = read.status === 'ready' ? read.data : undefined;
  return (
    <UserCentrePage
      title={booking?.roadshow_title ?? t('booking')}
      above={[list]}
      action={booking && <CancelBooking booking={booking} time={timeAsText(timeOf(booking))} />}
    >
      <Loaded read={read} list={list}>
        {(loaded) => <Content booking={loaded} time={timeOf(loaded)} />}
      </Loaded>
    </UserCentrePage>
  );
}

function Content({ booking, time }: { booking: Booking; time: string[][] }) {
  const t = useWords('roadshow');
  const { events, status } = booking;
  const equipment = booking.equipment_required
    .split(',')
    .filter((name) => name === 'projector' || name === 'audio')
    .map((name) => t(`equipment.${name}`));
  return (
    <>
      <p className={css.line}>
        <StateChip of={roadshowBooking} state={status} /> <span className={css.whole}>{booking.number}</span>
      </p>
      <RecordClock of={roadshowBooking} events={events} planned={COMING[status]} />
      <Standing booking={booking} />
      <DescriptionList
        className={css.facts}
        items={[
          { label: t('time'), value: <UsageTime time={time} /> },
          { label: t('hours'), value: t('hoursOf', hours) },
          { label: t('people'), value: booking.attendees_count },
          { label: t('equipmentLabel'), value: equipment.join(t('separator')) || t('none') },
          { label: t('organization'), value: booking.organization },
          { label: t('contact'), value: `${booking.contact_person} ${booking.contact_phone}` },
        ]}
      />
      <section className={css.section}>
        <h2>{t('content')}</h2>
        <p className={css.text}>{booking.roadshow_content}</p>
      </section>
      <RecordHistory title={t('history')} of={roadshowBooking} events={events} />
    </>
  );
}

const hours = {
  morning: HALF_DAY_HOURS[1].join('–'),
  afternoon: HALF_DAY_HOURS[2].join('–'),
};

/** What the state means for the visitor, until when it can be cancelled, and the video of what was held. */
function Standing({ booking: { allowed, events, status, video } }: { booking: Booking }) {
  const t = useWords('roadshow');
  const reason = events.at(-1)?.reason;
  return (
    <Alert
      tone={TONES[status]}
      title={t(`standing.${status}`, { days: bookingTerms.reviewWorkdays })}
      className={css.notice}
      action={
        video && (
          <Button asChild>
            <Link href={`/entrance/show?${new URLSearchParams({ video: video.id })}`}>{t('watch')}</Link>
          </Button>
        )
      }
    >
      {reason && <p>{t('reason', { reason })}</p>}
      {status === 'approved' && <p>{t('arrive')}</p>}
      {status === 'held' && <p>{t(video ? 'videoThere' : 'videoToCome')}</p>}
      {allowed.includes('cancelled') && <p>{t(`until.${bookingTerms.cancellableUntil}`)}</p>}
    </Alert>
  );
}
