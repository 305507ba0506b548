import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CalendarState } from '../booking-calendar/booking-calendar.tsx';
import type { HalfDay, Selection } from '../booking-calendar/core/calendar.types.ts';
import { expandSelection } from '../booking-calendar/core/index.ts';
import { stillFree } from './booking-draft.ts';
import { type FieldProblem, validateBooking } from './booking-validation.ts';
import { type BookingValues, emptyValues, prefilledValues, toBooking } from './booking-values.ts';
import type { BookingFieldsDefinition } from './core/definition.ts';
import { clearDraft, loadDraft, saveDraft } from './draft-storage.ts';
import { useReturn } from './use-return.ts';

/** Outcome of a submit. `conflict` is the service's 409, `closed` its 403 `booking_closed`. */
export type BookingResult =
  | { status: 'booked'; number: string }
  | { status: 'conflict'; conflicts: readonly HalfDay[]; nearestFree: readonly HalfDay[] }
  | { status: 'closed' }
  | { status: 'failed'; message: string };

export type Submission =
  | { status: 'editing' }
  | { status: 'submitting' }
  | { status: 'login-needed' }
  | Exclude<BookingResult, { status: 'booked' }>;

export type BookingFormInput = {
  fields: BookingFieldsDefinition;
  closed?: boolean;
  userId: string | null;
  calendar: CalendarState;
  /** By the names in the booking. */
  prefill?: Readonly<Record<string, unknown>>;
  onSubmit: (booking: unknown) => Promise<BookingResult>;
  onRefresh: () => void;
  onLoginNeeded: () => void;
  onBooked: (number: string, values: BookingValues, selection: Selection) => void;
};

/** A rejected promise becomes an outcome that keeps the form. */
const attempt = async (call: () => Promise<BookingResult>): Promise<BookingResult> => {
  try {
    return await call();
  } catch {
    return { status: 'failed', message: '' };
  }
};

/** State of one form: draft, selection, submission. */
export function useBookingForm(input: BookingFormInput) {
  const {
    fields: definition,
    closed = false,
    userId,
    calendar,
    prefill,
    onSubmit,
    onRefresh,
    onLoginNeeded,
    onBooked,
  } = input;
  const [draft] = useState(() => loadDraft(definition, userId));
  const [selection, setSelection] = useState<Selection>(draft?.selection ?? { kind: 'empty' });
  const [submission, setSubmission] = useState<Submission>({ status: 'editing' });
  const [attempts, setAttempts] = useState(0);
  const form = useForm<BookingValues>({
    defaultValues: draft?.fields ?? {
      ...emptyValues(definition),
      ...Object.fromEntries(prefilledValues(definition, prefill)),
    },
    // Errors appear on submit, and from then on when a field is left.
    mode: 'onSubmit',
    reValidateMode: 'onBlur',
    // The error summary takes the focus instead.
    shouldFocusError: false,
    resolver: (values) => {
      const errors = Object.entries(validateBooking(definition, values)).map(([name, type]) => [
        name,
        { type, message: type },
      ]);
      return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} };
    },
  });

  // Bookings may change while the tab is hidden: request the calendar again, and keep fields and selection.
  useReturn(onRefresh);

  // The profile may arrive after the form is open. It fills empty fields, each once, so that a cleared field stays
  // empty.
  const offered = useRef(new Set(draft ? [] : prefilledValues(definition, prefill).map(([name]) => name)));
  useEffect(() => {
    for (const [name, value] of prefilledValues(definition, prefill)) {
      if (offered.current.has(name)) continue;
      offered.current.add(name);
      if (!form.getValues(name)?.length) form.setValue(name, value);
    }
  }, [definition, prefill, form]);

  // Days of a stored draft may be taken meanwhile. A conflict, in contrast, keeps the selection for the user to change.
  const checked = calendar.status === 'ready';
  const [isDraftChecked, setDraftChecked] = useState(draft === null);
  if (checked && !isDraftChecked) {
    setDraftChecked(true);
    setSelection(stillFree(selection, calendar));
  }

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          saveDraft(definition, userId, { fields: { ...emptyValues(definition), ...values }, selection }),
      }),
    [definition, form, userId, selection],
  );

  // `closed` after a refused submit holds until the service accepts bookings again.
  const [wasClosed, setWasClosed] = useState(closed);
  if (wasClosed !== closed) {
    setWasClosed(closed);
    if (!closed && submission.status === 'closed') setSubmission({ status: 'editing' });
  }

  const select = (next: Selection) => {
    setSelection(next);
    if (submission.status !== 'submitting') setSubmission({ status: 'editing' });
    saveDraft(definition, userId, { fields: form.getValues(), selection: next });
  };

  const send = async (values: BookingValues, user: string) => {
    setSubmission({ status: 'submitting' });
    const result = await attempt(() => onSubmit(toBooking(definition, values, selection, user)));
    if (result.status === 'booked') {
      clearDraft(definition, userId);
      return onBooked(result.number, values, selection);
    }
    setSubmission(result);
    if (result.status === 'conflict') onRefresh();
  };

  const submit = () => {
    if (submission.status === 'submitting') return;
    if (userId === null) {
      setSubmission({ status: 'login-needed' });
      saveDraft(definition, null, { fields: form.getValues(), selection });
      return onLoginNeeded();
    }
    const refuse = () => setAttempts((count) => count + 1);
    const pass = (values: BookingValues) => (selection.kind === 'empty' ? refuse() : send(values, userId));
    void form.handleSubmit(pass, refuse)();
  };

  const { errors } = form.formState;
  return {
    form,
    closed: closed || submission.status === 'closed',
    selection,
    select,
    submission,
    submit,
    attempts,
    timeMissing: attempts > 0 && selection.kind === 'empty',
    errors: definition.fields.flatMap((field) => {
      const problem = errors[field.name]?.type as FieldProblem | undefined;
      return problem ? [{ field, problem }] : [];
    }),
    /** Refused half-days that are still in the selection. */
    lost:
      submission.status === 'conflict'
        ? submission.conflicts.filter((gone) =>
            expandSelection(selection).some((held) => held.date === gone.date && held.period === gone.period),
          )
        : [],
  };
}
