'use client';
import { Dialog } from '@zonekit/ui/dialog';
import { useDeferredValue, useState } from 'react';
import { BookingCalendar, type CalendarState } from '../booking-calendar/booking-calendar.tsx';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { type Booked, BookedView } from './booked-view.tsx';
import * as css from './booking-dialog.css.ts';
import type { BookingDialogProps } from './booking-dialog.types.ts';
import { BookingForm, type BookingFormProps } from './booking-form.tsx';
import { type BookingInput, bookingFields } from './core/booking-fields.ts';
import { DIALOG_WIDTH } from './core/constants.ts';
import type { BookingBase, BookingFieldsDefinition } from './core/definition.ts';

export type { CalendarState, HalfDay, Selection } from '../booking-calendar/booking-calendar.tsx';
export type { BookingDialogProps, BookingTerms } from './booking-dialog.types.ts';
export type { BookingInput, BookingPrefill, Equipment } from './core/booking-fields.ts';
export type { BookingResult } from './use-booking-form.ts';

/** Dialog that books half-days of the roadshow centre. It is 1000 px wide. */
export function BookingDialog<Booking extends BookingBase = BookingInput>({
  open,
  onOpenChange,
  onBooked,
  bookingsHref,
  title,
  fields,
  ...props
}: BookingDialogProps<Booking>) {
  const t = useKitTranslations('bookingDialog');
  const definition: BookingFieldsDefinition = fields ?? bookingFields;
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
          <Dialog.Title>{title ?? t('title')}</Dialog.Title>
        </Dialog.Header>
        {booked ? (
          <BookedView fields={definition} booked={booked} terms={props.terms} bookingsHref={bookingsHref} />
        ) : (
          <DrawnForm
            // The form knows no names of fields: its booking is that of whichever definition it gets.
            {...(props as unknown as Omit<BookingFormProps, 'fields' | 'onBooked'>)}
            fields={definition}
            onBooked={(number, values, selection) => {
              setBooked({ number, selection, values });
              onBooked?.(number);
            }}
          />
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}

const LOADING: CalendarState = { status: 'loading' };

/** The dialog opens before its content: 122 half-days and the fields take longer to render than the rest. */
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
