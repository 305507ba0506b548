import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CalendarState } from '../booking-calendar/booking-calendar.tsx';
import type { HalfDay, Selection } from '../booking-calendar/core/calendar.types.ts';
import { expandSelection } from '../booking-calendar/core/index.ts';
import { stillFree } from './booking-draft.ts';
import {
  type BookingFields,
  type BookingInput,
  type BookingPrefill,
  EMPTY_FIELDS,
  prefilledFields,
  toBookingInput,
} from './booking-fields.ts';
import { FIELD_ORDER, validateBooking } from './booking-validation.ts';
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

type Input = {
  closed?: boolean;
  userId: string | null;
  calendar: CalendarState;
  prefill: BookingPrefill | undefined;
  onSubmit: (input: BookingInput) => Promise<BookingResult>;
  onRefresh: () => void;
  onLoginNeeded: () => void;
  onBooked: (number: string, fields: BookingFields, selection: Selection) => void;
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
export function useBookingForm(input: Input) {
  const { closed = false, userId, calendar, prefill, onSubmit, onRefresh, onLoginNeeded, onBooked } = input;
  const [draft] = useState(() => loadDraft(userId));
  const [selection, setSelection] = useState<Selection>(draft?.selection ?? { kind: 'empty' });
  const [submission, setSubmission] = useState<Submission>({ status: 'editing' });
  const [attempts, setAttempts] = useState(0);
  const form = useForm<BookingFields>({
    defaultValues: draft?.fields ?? { ...EMPTY_FIELDS, ...Object.fromEntries(prefilledFields(prefill)) },
    // Errors appear on submit, and from then on when a field is left.
    mode: 'onSubmit',
    reValidateMode: 'onBlur',
    // The error summary takes the focus instead.
    shouldFocusError: false,
    resolver: (values) => {
      const errors = Object.entries(validateBooking(values)).map(([field, type]) => [field, { type, message: type }]);
      return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} };
    },
  });

  // Bookings may change while the tab is hidden: request the calendar again, and keep fields and selection.
  useReturn(onRefresh);

  // The profile may arrive after the form is open. It fills empty fields, each once, so that a cleared field stays
  // empty.
  const offered = useRef(new Set(draft ? [] : prefilledFields(prefill).map(([field]) => field)));
  useEffect(() => {
    for (const [field, value] of prefilledFields(prefill)) {
      if (offered.current.has(field)) continue;
      offered.current.add(field);
      if (!form.getValues(field)) form.setValue(field, value);
    }
  }, [prefill, form]);

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
        callback: ({ values }) => saveDraft(userId, { fields: { ...EMPTY_FIELDS, ...values }, selection }),
      }),
    [form, userId, selection],
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
    saveDraft(userId, { fields: form.getValues(), selection: next });
  };

  const send = async (fields: BookingFields, user: string) => {
    setSubmission({ status: 'submitting' });
    const result = await attempt(() => onSubmit(toBookingInput(fields, selection, user)));
    if (result.status === 'booked') {
      clearDraft(userId);
      return onBooked(result.number, fields, selection);
    }
    setSubmission(result);
    if (result.status === 'conflict') onRefresh();
  };

  const submit = () => {
    if (submission.status === 'submitting') return;
    if (userId === null) {
      setSubmission({ status: 'login-needed' });
      saveDraft(null, { fields: form.getValues(), selection });
      return onLoginNeeded();
    }
    const refuse = () => setAttempts((count) => count + 1);
    const pass = (fields: BookingFields) => (selection.kind === 'empty' ? refuse() : send(fields, userId));
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
    errors: FIELD_ORDER.flatMap((field) => {
      const key = errors[field]?.message as ReturnType<typeof validateBooking>[typeof field];
      return key ? [{ field, key }] : [];
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
