'use client';
import { Dialog } from '@zonekit/ui/dialog';
import { useDeferredValue, useState } from 'react';
import { BookingCalendar, type CalendarState } from '../booking-calendar/booking-calendar.tsx';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { type Booked, BookedView } from './booked-view.tsx';
import * as css from './booking-dialog.css.ts';
import type { BookingDialogProps } from './booking-dialog.types.ts';
import { normalisePhone } from './booking-fields.ts';
import { BookingForm, type BookingFormProps } from './booking-form.tsx';
import { DIALOG_WIDTH } from './core/index.ts';

export type { CalendarState, HalfDay, Selection } from '../booking-calendar/booking-calendar.tsx';
export type { BookingDialogProps, BookingTerms } from './booking-dialog.types.ts';
export type { BookingInput, BookingPrefill, Equipment } from './booking-fields.ts';
export type { BookingResult } from './use-booking-form.ts';

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
