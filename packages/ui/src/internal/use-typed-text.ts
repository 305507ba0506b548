import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** Result of reading a typed text: a value, null for an empty text, or a problem. */
export interface TextReading<P> {
  value: string | null;
  problem: P | null;
}

interface Draft<P> {
  text: string;
  /** The value beneath it. Another one from outside makes the draft void. */
  over: string | null;
  problem: P | null;
  /** Whether the text changed since it was last read. */
  unread: boolean;
}

interface Config<P> {
  value: string | null;
  read: (text: string) => TextReading<P>;
  onValue: (value: string | null) => void;
}

/**
 * Text that is being typed into a field of a date or a time, and its problem. It is read when the field is left or Enter is
 * pressed, not at each key: half a date is no mistake yet. Text with a problem stays as it was typed.
 */
export function useTypedText<P>({ value, read, onValue }: Config<P>) {
  const [ownDraft, setDraft] = useState<Draft<P> | null>(null);
  const draft = ownDraft?.over === value ? ownDraft : null;

  const write = (text: string) => setDraft({ text, over: value, problem: draft?.problem ?? null, unread: true });
  const settle = () => {
    if (!draft) return;
    const { value: next, problem } = read(draft.text);
    setDraft(problem && { text: draft.text, over: null, problem, unread: false });
    if (next !== value) onValue(next);
  };

  return {
    problem: draft?.problem ?? null,
    /** The text since it was last read; empty without a change. */
    query: draft?.unread ? draft.text : '',
    forget: () => setDraft(null),
    write,
    settle,
    input: {
      value: draft?.text ?? value ?? '',
      onChange: (event: { target: { value: string } }) => write(event.target.value),
      onBlur: settle,
      onKeyDown: (event: KeyboardEvent) => {
        // Enter sends the form right after this event: its data must hold what was typed.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) flushSync(settle);
      },
    },
  };
}

export type TypedText<P> = ReturnType<typeof useTypedText<P>>;
