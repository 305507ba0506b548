'use client';
import { Dialog } from '@zonekit/ui/dialog';
import { useDeferredValue, useState } from 'react';
import { BookingCalendar, type CalendarState } from '../booking-calendar/booking-calendar.tsx';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { type Booked, BookedView } from './booked-view.tsx';
import * as css from './booking-dialog.css.ts';
import { type BookingInput, normalisePhone } from './booking-fields.ts';
import { BookingForm, type BookingFormProps } from './booking-form.tsx';
import { DIALOG_WIDTH } from './core/index.ts';
import type { BookingPrefill, BookingResult } from './use-booking-form.ts';

export type { BookingInput, BookingPrefill, BookingResult, CalendarState };

/** Terms of a booking, such as `bookingTerms` of `@zonekit/api-client/lifecycle/roadshow-booking`. */
export interface BookingTerms {
  /** Working days until a booking is decided. */
  reviewWorkdays: number;
  /** Time from which a booking can no longer be cancelled. */
  cancellableUntil: 'approved' | 'held';
}

export interface BookingDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** No bookings are accepted: an overlay says so and submitting is disabled. May change while the dialog is open. */
  closed?: boolean;
  /** Opening time as text in the page's language; shown with `closed`. */
  opensAt?: string;
  /** Id of the signed-in user, `null` for a visitor. Drafts are stored by user. */
  userId: string | null;
  calendar: CalendarState;
  terms: BookingTerms;
  prefill?: BookingPrefill;
  onSubmit: (input: BookingInput) => Promise<BookingResult>;
  /** Requests calendar and opening state again: after a conflict, and when the user returns to the page. */
  onRefresh: () => void;
  onLoginNeeded: () => void;
  onBooked?: (number: string) => void;
  /** Address of the user's bookings, linked after success. */
  bookingsHref?: string;
}

/** Dialog that books half-days of the roadshow centre. Source: specification, sections 2 (1000 px wide), 4 and 5. */
export function BookingDialog({ open, onOpenChange, onBooked, bookingsHref, ...form }: BookingDialogProps) {
  const t = useKitTranslations('bookingDialog');
  const [booked, setBooked] = useState<Booked | null>(null);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) setBooked(null);
        onOpenChange(next);
      }}
    >
      <Dialog.Content width={DIALOG_WIDTH} dismissOnScrim={false} closeLabel={t('close')} aria-describedby={undefined}>
        <Dialog.Header>
          <Dialog.Title>{t('title')}</Dialog.Title>
        </Dialog.Header>
        {booked ? (
          <BookedView booked={booked} terms={form.terms} bookingsHref={bookingsHref} />
        ) : (
          <DrawnForm
            {...form}
            onBooked={(number, fields, selection) => {
              setBooked({ number, selection, person: fields.contact_person, phone: normalisePhone(fields.phone) });
              onBooked?.(number);
            }}
          />
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}

const LOADING: CalendarState = { status: 'loading' };

/** The dialog opens before its content: 122 half-days and ten fields take longer to render than the rest. */
function DrawnForm(props: BookingFormProps) {
  const opened = useDeferredValue(true, false);
  if (opened) return <BookingForm {...props} />;
  return (
    <Dialog.Body className={css.body}>
      <div className={css.opening}>
        <BookingCalendar calendar={LOADING} value={{ kind: 'empty' }} onValueChange={() => {}} />
      </div>
    </Dialog.Body>
  );
}
