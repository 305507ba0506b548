import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Dialog } from '@zonekit/ui/dialog';
import { ErrorSummary } from '@zonekit/ui/error-summary';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { useEffect, useId, useRef, useState } from 'react';
import { BookingCalendar } from '../booking-calendar/booking-calendar.tsx';
import { useCalendarWords } from '../booking-calendar/calendar-words.ts';
import type { Selection } from '../booking-calendar/core/calendar.types.ts';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './booking-dialog.css.ts';
import type { BookingDialogProps } from './booking-dialog.types.ts';
import type { BookingFields } from './booking-fields.ts';
import { BookingFormFields } from './booking-form-fields.tsx';
import { ClosedOverlay } from './closed-overlay.tsx';
import { ConflictAlert } from './conflict-alert.tsx';
import { UsageTime } from './usage-time.tsx';
import { useBookingForm } from './use-booking-form.ts';
import { useMoreBelow } from './use-more-below.ts';

export interface BookingFormProps
  extends Omit<BookingDialogProps, 'open' | 'onOpenChange' | 'onBooked' | 'bookingsHref'> {
  onBooked: (number: string, fields: BookingFields, selection: Selection) => void;
}

const NOTHING: Selection = { kind: 'empty' };

/** Calendar, usage time and form, with the dialog's footer. */
export function BookingForm({ terms, opensAt, calendar, prefill, ...props }: BookingFormProps) {
  const t = useKitTranslations('bookingDialog');
  const words = useCalendarWords();
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const calendarPart = useRef<HTMLDivElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<Selection | null>(null);
  const more = useMoreBelow(body);
  const state = useBookingForm({ calendar, prefill, ...props });
  const { form, selection, submission, lost, closed } = state;
  // The outcome of a submit is shown above the calendar, far above the button on a phone: scroll to it.
  useEffect(() => {
    if (submission.status !== 'editing' && submission.status !== 'submitting') body.current?.scrollTo({ top: 0 });
  }, [submission]);
  const idOf = (field: string) => `${id}-${field}`;
  const timeError = state.timeMissing ? t('errors.serviceTime') : undefined;
  const summary = [
    ...(timeError ? [{ id: idOf('serviceTime'), message: timeError }] : []),
    ...state.errors.map(({ field, key }) => ({ id: idOf(field), message: t(`errors.${key}`) })),
  ];
  const errorOf = (field: string) => {
    const error = state.errors.find((candidate) => candidate.field === field);
    return error && t(`errors.${error.key}`);
  };
  const notices = (
    <>
      {state.attempts > 0 && (
        <ErrorSummary key={state.attempts} title={t('errors.title', { count: summary.length })} errors={summary} />
      )}
      {timeError && <Alert role="alert" tone="warning" title={t('selectTime')} />}
      {submission.status === 'login-needed' && (
        <Alert
          role="alert"
          tone="warning"
          title={t('loginNeeded')}
          action={<Button onClick={props.onLoginNeeded}>{t('login')}</Button>}
        >
          {t('loginBody')}
        </Alert>
      )}
      {submission.status === 'failed' && (
        <Alert role="alert" tone="danger" title={t('failedTitle')}>
          <p>{submission.message}</p>
          <p>{t('failedBody')}</p>
        </Alert>
      )}
      {submission.status === 'conflict' && lost.length > 0 && (
        <ConflictAlert
          selection={selection}
          conflicts={lost}
          nearestFree={submission.nearestFree}
          calendar={calendar}
          onChoose={(offer) => {
            state.select(offer);
            setChosen(offer);
            // The focused button is unmounted with the conflict; the next step is to submit again.
            submitButton.current?.focus();
          }}
        />
      )}
    </>
  );
  return (
    <form
      className={css.form}
      aria-label={t('form')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!closed && lost.length === 0) state.submit();
      }}
    >
      <Dialog.Body ref={body} className={css.body}>
        <div ref={calendarPart} id={idOf('serviceTime')} tabIndex={-1} className={css.calendarPart}>
          <div className={css.notices}>{notices}</div>
          <ClosedOverlay closed={closed} opensAt={opensAt} region={calendarPart}>
            <BookingCalendar
              calendar={calendar}
              value={closed ? NOTHING : selection}
              onValueChange={closed ? () => {} : state.select}
              conflicts={lost}
            />
          </ClosedOverlay>
        </div>
        <UsageTime selection={selection} error={timeError} />
        <BookingFormFields form={form} idOf={idOf} errorOf={errorOf} />
        <VisuallyHidden role="status">{chosen && t('chosen', { time: words.usageTime(chosen) })}</VisuallyHidden>
      </Dialog.Body>
      <Dialog.Footer className={css.footer} data-more={more ? '' : undefined}>
        <p className={css.note}>
          {t('note', { days: terms.reviewWorkdays, until: t(`until.${terms.cancellableUntil}`) })}
        </p>
        <Dialog.Actions>
          <Dialog.Close asChild>
            <Button>{t('cancel')}</Button>
          </Dialog.Close>
          <Button
            ref={submitButton}
            type="submit"
            kind="primary"
            disabled={closed}
            // Submitting a taken half-day again is disabled; the alert above offers alternatives.
            {...(lost.length > 0 && { 'aria-disabled': true })}
            loading={submission.status === 'submitting'}
          >
            {submission.status === 'submitting' ? t('submitting') : t('submit')}
          </Button>
        </Dialog.Actions>
      </Dialog.Footer>
    </form>
  );
}
