import { useEffect, useRef, useState } from 'react';
import { type Answers, type ProfileAnswers, toPartialProfile } from './core/answers.ts';
import { changedStep } from './core/preview-change.ts';
import type { QuestionnaireDefinition, Step } from './core/steps.ts';

export interface PreviewResult {
  /** Policies open to such an enterprise. */
  count: number;
  /** Against the count before. Without it the difference to the last result is shown. */
  delta?: number | undefined;
  /** Why the count moved, in the page's language. Without it the question that was answered is named. */
  reason?: string | undefined;
  /** A few of them; `amount` in words, null where no money is paid. */
  sample: readonly { title: string; amount: string | null }[];
}

/** Counts the declarations that match the answers so far. The signal aborts when newer answers arrive. */
export type Preview = (answers: Partial<ProfileAnswers>, signal: AbortSignal) => Promise<PreviewResult>;

export interface Counted extends PreviewResult {
  /** The answer that moved the count, where it was one. */
  step: Step | null;
}

/** `shown` outlives a failure: an old count disturbs less than none. */
export interface PreviewState {
  status: 'counting' | 'ready' | 'failed';
  shown: Counted | null;
}

/** Debounce in milliseconds: typing a name sends one request. */
const DEBOUNCE_MS = 350;

/** Debounced count of matches after the answers change. At most one request is pending; the newest answers win. */
export function usePreview(
  preview: Preview | undefined,
  answers: Answers,
  definition: QuestionnaireDefinition,
): PreviewState {
  const [state, setState] = useState<PreviewState>({ status: 'counting', shown: null });
  const latest = useRef(preview);
  /** The last result, and where the question stood whose answer is moving the count: three ticks are one move. */
  const last = useRef<{ answers: Answers; count: number; step: Step | null; from: number } | null>(null);
  const isOn = preview !== undefined;
  useEffect(() => {
    latest.current = preview;
  });

  useEffect(() => {
    if (!isOn) return;
    const abort = new AbortController();
    const count = async () => {
      setState(({ shown }) => ({ status: 'counting', shown }));
      try {
        const result = await latest.current?.(toPartialProfile(answers, definition), abort.signal);
        if (abort.signal.aborted || !result) return;
        const before = last.current;
        const step = before && changedStep(before.answers, answers, definition);
        const from =
          before === null ? result.count : step !== null && step === before.step ? before.from : before.count;
        const delta = before === null ? undefined : (result.delta ?? result.count - from);
        last.current = { answers, count: result.count, step, from };
        setState({ status: 'ready', shown: { ...result, delta, step } });
      } catch {
        if (!abort.signal.aborted) setState(({ shown }) => ({ status: 'failed', shown }));
      }
    };
    const timer = setTimeout(() => void count(), last.current === null ? 0 : DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [answers, definition, isOn]);

  return state;
}
