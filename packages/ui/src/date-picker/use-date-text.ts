import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DateProblem, readDate } from './date-reading.core.ts';

interface Draft<P> {
  text: string;
  /** The value beneath it. Another one from outside makes the draft void. */
  over: string | null;
  problem: DateProblem | P | null;
}

interface Input<P> {
  value: string | null;
  /** `YYYY-MM-DD`, for years that are not typed. */
  today: () => string;
  /** What else can be wrong with a date that exists. */
  check: (date: string) => DateProblem | P | null;
  onDate: (date: string | null) => void;
}

/**
 * What is being typed into a date field, and what is wrong with it. It is read when the field is left or Enter is
 * pressed, not at each key: half a date is no mistake yet. What cannot be taken stays as it was typed.
 */
export function useDateText<P = never>({ value, today, check, onDate }: Input<P>) {
  const [ownDraft, setDraft] = useState<Draft<P> | null>(null);
  const draft = ownDraft?.over === value ? ownDraft : null;

  const read = () => {
    if (!draft) return;
    const reading = readDate(draft.text, today());
    const problem =
      reading.kind === 'unreadable' || reading.kind === 'noSuchDay'
        ? reading
        : reading.kind === 'date'
          ? check(reading.date)
          : null;
    const date = reading.kind === 'date' && !problem ? reading.date : null;
    setDraft(problem && { text: draft.text, over: null, problem });
    if (date !== value) onDate(date);
  };

  return {
    problem: draft?.problem ?? null,
    forget: () => setDraft(null),
    input: {
      value: draft?.text ?? value ?? '',
      onChange: (event: { target: { value: string } }) =>
        setDraft({ text: event.target.value, over: value, problem: draft?.problem ?? null }),
      onBlur: read,
      onKeyDown: (event: KeyboardEvent) => {
        // Enter sends the form right after this event: its data must hold what was typed.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) flushSync(read);
      },
    },
  };
}
