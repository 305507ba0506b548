import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Dialog } from '@zonekit/ui/dialog';
import { ErrorSummary } from '@zonekit/ui/error-summary';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { BookingCalendar } from '../booking-calendar/booking-calendar.tsx';
import { useCalendarWords } from '../booking-calendar/calendar-words.ts';
import type { HalfDay, Selection } from '../booking-calendar/core/calendar.types.ts';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './booking-dialog.css.ts';
import type { BookingTerms } from './booking-dialog.types.ts';
import { BookingFormFields } from './booking-form-fields.tsx';
import { ClosedOverlay } from './closed-overlay.tsx';
import type { BookingField } from './core/definition.ts';
import { UsageTime, type UsageTimeNotice } from './usage-time.tsx';
import { type BookingFormInput, useBookingForm } from './use-booking-form.ts';
import { useFieldWords } from './use-field-words.ts';
import { useMoreBelow } from './use-more-below.ts';
import { useSteadyHeight } from './use-steady-height.ts';

export interface BookingFormProps extends BookingFormInput {
  opensAt?: string;
  terms: BookingTerms;
}

/** Loaded for a conflict, since what floats above a page weighs as much as the calendar. */
const ConflictOffers = lazy(async () => ({ default: (await import('./conflict-offers.tsx')).ConflictOffers }));

const NOTHING: Selection = { kind: 'empty' };

/** Calendar, usage time and form, with the dialog's footer. */
export function BookingForm({ terms, opensAt, ...props }: BookingFormProps) {
  const { fields, calendar } = props;
  const t = useKitTranslations('bookingDialog');
  const wordsOf = useFieldWords(fields);
  const words = useCalendarWords();
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const calendarPart = useRef<HTMLDivElement>(null);
  const usageTime = useRef<HTMLDivElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const [refusedBy, setRefusedBy] = useState<HalfDay | null>(null);
  const [chosen, setChosen] = useState<Selection | null>(null);
  const more = useMoreBelow(body);
  useSteadyHeight(body);
  const state = useBookingForm(props);
  const { form, selection, submission, lost, closed } = state;
  const select = (next: Selection, obstacle: HalfDay | null = null) => {
    setRefusedBy(obstacle);
    state.select(next);
  };
  const isTimeAloneMissing = state.timeMissing && state.errors.length === 0;
  // A taken half-day is said beside the chosen time, every other outcome above the calendar.
  useEffect(() => {
    if (submission.status === 'conflict') usageTime.current?.scrollIntoView({ block: 'nearest' });
    else if (submission.status !== 'editing' && submission.status !== 'submitting') body.current?.scrollTo({ top: 0 });
  }, [submission]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed submit moves the focus again
  useEffect(() => {
    if (!isTimeAloneMissing) return;
    calendarPart.current?.querySelector<HTMLElement>('[data-half][tabindex="0"]')?.focus();
    usageTime.current?.scrollIntoView({ block: 'nearest' });
  }, [isTimeAloneMissing, state.attempts]);
  const idOf = (field: string) => `${id}-${field}`;
  // One message for one missing time: the form's warning, or that of its field where the summary lists others too.
  const timeError = state.timeMissing ? t(isTimeAloneMissing ? 'selectTime' : 'errors.serviceTime') : undefined;
  const summary = isTimeAloneMissing
    ? []
    : [
        ...(timeError ? [{ id: idOf('serviceTime'), message: timeError }] : []),
        ...state.errors.map(({ field, problem }) => ({
          id: idOf(field.name),
          message: wordsOf(field).message(problem),
        })),
      ];
  const errorOf = (field: BookingField) => {
    const error = state.errors.find((candidate) => candidate.field === field);
    return error && wordsOf(field).message(error.problem);
  };
  const notices = (
    <>
      {state.attempts > 0 && (
        <ErrorSummary key={state.attempts} title={t('errors.title', { count: summary.length })} errors={summary} />
      )}
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
    </>
  );
  const refusal = (): UsageTimeNotice | undefined => {
    const [taken] = lost;
    if (submission.status === 'conflict' && taken) {
      const half = words.half(taken);
      return {
        tone: 'danger',
        text: t('conflict', { half, count: lost.length }),
        action: (
          <Suspense fallback={null}>
            <ConflictOffers
              selection={selection}
              conflicts={lost}
              nearestFree={submission.nearestFree}
              calendar={calendar}
              line={usageTime}
              onChoose={(offer) => {
                select(offer);
                setChosen(offer);
                // The focused button is unmounted with the conflict; the next step is to submit again.
                submitButton.current?.focus();
              }}
            />
          </Suspense>
        ),
      };
    }
    if (timeError) return { tone: 'danger', text: timeError };
    if (!refusedBy || selection.kind !== 'start') return undefined;
    return {
      tone: 'warning',
      text: words.t('refused', { obstacle: words.half(refusedBy), start: words.half(selection.at) }),
    };
  };
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
              onValueChange={closed ? () => {} : select}
              conflicts={lost}
            />
          </ClosedOverlay>
        </div>
        <UsageTime ref={usageTime} selection={selection} notice={refusal()} />
        <BookingFormFields fields={fields.fields} wordsOf={wordsOf} form={form} idOf={idOf} errorOf={errorOf} />
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
            // Submitting a taken half-day again is disabled; other times are offered beside it.
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
