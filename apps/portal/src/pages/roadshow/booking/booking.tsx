import { useRouter } from '@tanstack/react-router';
import { useEnterprise } from '@zonekit/api-client/account/hooks';
import { bookingTerms } from '@zonekit/api-client/lifecycle/roadshow-booking';
import { useRefresh, useSession } from '@zonekit/api-client/react';
import { roadshowEndpoints } from '@zonekit/api-client/roadshow/endpoints';
import { conflictOf, useBookingState, useCalendar, useCreateBooking } from '@zonekit/api-client/roadshow/hooks';
import { BookingDialog, type CalendarState } from '@zonekit/portal-kit/booking-dialog';
import { shanghaiDate } from '@zonekit/ui/day/shanghai';
import { useMemo } from 'react';
import { PageData } from '../../../platform/data/page-data.tsx';
import { useSignOn } from '../../../platform/session/use-sign-on.ts';
import { kitFormWords } from '../../../platform/words/kit-form-words.ts';
import { useLoadedWords } from '../../../platform/words/use-loaded-words.ts';
import type { ShellDialogProps } from '../../../shell/dialogs/shell-dialogs.tsx';
import { useLoginAgain } from '../../../shell/dialogs/use-login-again.ts';
import { bookableMonths } from './bookable-months.ts';
import { bookingBody, toHalfDay } from './booking-body.ts';
import { bookingPrefill } from './booking-prefill.ts';

/** Books the roadshow centre with the service's calendar. While the service says that bookings are not open, an overlay says so. */
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
  const today = shanghaiDate(Date.now());
  const { start, end } = bookableMonths(today);
  const state = useBookingState();
  const read = useCalendar(start, end);
  const { send } = useCreateBooking();
  const enterprise = useEnterprise(Boolean(user?.enterprise));
  const details = enterprise.status === 'ready' ? enterprise.data : null;
  const prefill = useMemo(() => (user ? bookingPrefill(user, details) : {}), [user, details]);
  if (!useLoadedWords(kitFormWords.bookingDialog, kitFormWords.bookingCalendar)) return null;

  // Waits for the state of bookings, so that a closed notice never covers a calendar that is already shown.
  const shown = state.status === 'loading' ? state : read;
  const calendar: CalendarState =
    shown.status === 'ready' || (shown.status === 'failed' && shown.data)
      ? { status: 'ready', today, booked: (shown.data ?? []).map(toHalfDay) }
      : shown.status === 'failed'
        ? { status: 'failed', retry: shown.reload }
        : { status: 'loading' };

  return (
    <BookingDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      closed={(state.status === 'ready' || state.status === 'failed') && state.data?.open === false}
      userId={user?.user_id ?? null}
      calendar={calendar}
      terms={bookingTerms}
      prefill={prefill}
      onSubmit={async (booking) => {
        const outcome = await send({ body: bookingBody(booking) });
        if (outcome.status === 'done') return { status: 'booked', number: outcome.data.number };
        if (outcome.status === 'aborted') return { status: 'failed', message: '' };
        if (outcome.error.code === 'booking_closed') return { status: 'closed' };
        const conflict = conflictOf(outcome.error);
        if (conflict) {
          const { conflicts, nearest_free } = conflict;
          return { status: 'conflict', conflicts: conflicts.map(toHalfDay), nearestFree: nearest_free.map(toHalfDay) };
        }
        return { status: 'failed', message: outcome.error.serverMessage ?? '' };
      }}
      onRefresh={() => void refresh(roadshowEndpoints.calendar, roadshowEndpoints.bookingState)}
      // The dialog is part of the address, and so is open again after the sign-on.
      onLoginNeeded={() => void signOn(router.state.location.href)}
      bookingsHref="/userCenter/user/space"
    />
  );
}
