import { useRouter } from '@tanstack/react-router';
import type { EventDetail, EventState } from '@zonekit/api-client/event/contract';
import { useSession } from '@zonekit/api-client/react';
import { AddToCalendar } from '@zonekit/portal-kit/deadline-countdown/add-to-calendar';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { CellRow } from '@zonekit/ui/cell-row';
import { Skeleton } from '@zonekit/ui/skeleton';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useSignOn } from '../../../platform/session/use-sign-on.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { formWords } from '../../shared/form/words.ts';
import { placeCells } from '../places.tsx';
import type { EnrolFormProps } from './enrol-form.tsx';
import * as css from './event-page.css.ts';

/** Only who has enrolled needs the ticket and the dialog that cancels. */
const MyEnrolment = lazy(() => import('./my-enrolment.tsx').then((module) => ({ default: module.MyEnrolment })));

interface EnrolCardProps {
  event: EventDetail;
  state: Pick<EventState, 'status' | 'places' | 'mine'>;
}

/** The card of an activity: places and the way to enrol, or the visitor's own enrolment with its ticket. */
export function EnrolCard({ event, state }: EnrolCardProps) {
  const { mine } = state;
  return (
    <Card className={css.card} aria-live="polite">
      {mine ? (
        <Suspense fallback={<Skeleton height="240px" />}>
          <MyEnrolment mine={mine} />
        </Suspense>
      ) : (
        <Enrol event={event} state={state} />
      )}
      {event.status !== 'ended' && event.status !== 'cancelled' && <SaveDate event={event} />}
    </Card>
  );
}

function Enrol({ event, state: { status, places } }: EnrolCardProps) {
  const t = useWords('eventDetail');
  const router = useRouter();
  const session = useSession();
  const signOn = useSignOn();
  const [Loaded, setLoaded] = useState<ComponentType<EnrolFormProps>>();
  const isOpen = status === 'open' || status === 'full';
  if (status === 'cancelled') return <p>{t('cancelled', { reason: event.cancel_reason ?? '' })}</p>;
  if (!isOpen) {
    const time = event.opens_at.slice(0, 16).replace('T', ' ');
    return <p>{status === 'upcoming' ? t('upcomingLine', { time }) : t('closedLine')}</p>;
  }
  const open = async () => {
    if (session.status !== 'signed-in') return void signOn();
    const [{ EnrolForm }] = await Promise.all([
      import('./enrol-form.tsx'),
      router.options.context.words.load(formWords.form),
    ]);
    setLoaded(() => EnrolForm);
  };
  const action = places.left > 0 ? t('enrol') : t('joinWaiting');
  return (
    <>
      <p className={css.left}>
        <b className={css.number}>{places.left}</b>{' '}
        {places.left > 0 ? t('left') : t('waitingCount', { waiting: String(places.waiting) })}
      </p>
      <CellRow states={placeCells(places)} size="lg" />
      <p className={css.note}>
        {places.left > 0
          ? t(event.approval ? 'reviewed' : 'instantly')
          : t('position', { position: String(places.waiting + 1) })}
      </p>
      {Loaded ? (
        <Loaded eventId={event.id} places={places} />
      ) : (
        <Button kind="primary" size="lg" onClick={() => void open()}>
          {session.status === 'anonymous' ? t('signIn') : action}
        </Button>
      )}
    </>
  );
}

function SaveDate({ event }: { event: EventDetail }) {
  return (
    <AddToCalendar
      fileName={event.id}
      event={() => ({
        // As the list's calendar names it: whoever has both has one entry.
        uid: `${event.id}@event.zonekit`,
        title: event.title,
        description: `${event.organizer}\n${event.summary}`,
        url: `${window.location.origin}/event/${event.id}`,
        location: event.venue,
        starts: event.starts_at,
        ends: event.ends_at,
        stamp: `${event.published_on}T00:00:00+08:00`,
      })}
    />
  );
}
