import { useRouter } from '@tanstack/react-router';
import { useRefresh, useSession } from '@zonekit/api-client/react';
import { roadshowEndpoints } from '@zonekit/api-client/roadshow/contract';
import { conflictOf, useBookingState, useCalendar, useCreateBooking } from '@zonekit/api-client/roadshow/hooks';
import { BookingDialog, type BookingPrefill, type CalendarState } from '@zonekit/portal-kit/booking-dialog';
import { useMemo } from 'react';
import { variant } from '#variant/variant.ts';
import { PageData } from '../data/page-data.tsx';
import { shanghaiToday } from '../data/shanghai-today.ts';
import { useSignOn } from '../session/use-sign-on.ts';
import { bookableMonths } from './months.ts';
import type { ShellDialogProps } from './shell-dialogs.tsx';
import { useDialogWords } from './use-dialog-words.ts';
import { useLoginAgain } from './use-login-again.ts';

/** Books the roadshow centre with the service's calendar. Where bookings are not yet open, an overlay says so. */
export function Booking(props: ShellDialogProps) {
  return (
    <PageData>
      <Content {...props} />
    </PageData>
  );
}

function Content({ onClose, resumed }: ShellDialogProps) {
  useLoginAgain(resumed);
  const router = useRouter();
  const { user } = useSession();
  const signOn = useSignOn();
  const refresh = useRefresh();
  const today = shanghaiToday(Date.now());
  const { start, end } = bookableMonths(today);
  const state = useBookingState();
  const read = useCalendar(start, end);
  const { send } = useCreateBooking();
  const prefill = useMemo<BookingPrefill>(
    () => ({
      ...(user?.enterprise && { applicantUnit: user.enterprise.enterprise_name }),
      ...(user && { contact_person: user.name, phone: user.phone }),
    }),
    [user],
  );
  if (!useDialogWords('kit.bookingDialog', 'kit.bookingCalendar')) return null;

  const calendar: CalendarState =
    read.status === 'ready' || (read.status === 'failed' && read.data)
      ? { status: 'ready', today, booked: read.data ?? [] }
      : read.status === 'failed'
        ? { status: 'failed', retry: read.reload }
        : { status: 'loading' };

  return (
    <BookingDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      closed={!variant.flags.roadshowOpen || (state.status === 'ready' && !state.data.open)}
      userId={user?.user_id ?? null}
      calendar={calendar}
      prefill={prefill}
      onSubmit={async (body) => {
        const outcome = await send({ body });
        if (outcome.status === 'done') return { status: 'booked', number: outcome.data.number };
        if (outcome.status === 'aborted') return { status: 'failed', message: '' };
        const conflict = conflictOf(outcome.error);
        if (conflict) return { status: 'conflict', conflicts: conflict.conflicts, nearestFree: conflict.nearest_free };
        return { status: 'failed', message: outcome.error.serverMessage ?? '' };
      }}
      onRefresh={() => void refresh(roadshowEndpoints.calendar)}
      // The dialog is part of the address, and so is open again after the sign-on.
      onLoginNeeded={() => void signOn(router.state.location.href)}
      bookingsHref="/userCenter/user/space"
    />
  );
}
