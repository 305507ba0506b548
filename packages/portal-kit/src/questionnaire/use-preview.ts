import { useEffect, useRef, useState } from 'react';
import type { ProfileAnswers } from './core/answers.ts';
import { type CountedAnswers, nextCounted, type PreviewCounts } from './core/preview-change.ts';
import { validAnswers } from './core/rules.ts';
import type { QuestionnaireState } from './core/state.ts';

export interface PreviewResult extends PreviewCounts {
  /** Why the counts moved, in the page's language. Without it the question that was answered is named. */
  reason?: string | undefined;
  /** A few of the possible policies; `amount` in words, null where no money is paid. */
  sample: readonly { title: string; amount: string | null }[];
}

/** Counts the policies that the answers so far leave possible. The signal aborts when newer answers arrive. */
export type Preview<Profile = ProfileAnswers> = (
  answers: Partial<Profile>,
  signal: AbortSignal,
) => Promise<PreviewResult>;

/** A result beside the counts before the answer that moved them; the first has nothing to compare with. */
export interface Counted extends PreviewResult, Pick<CountedAnswers, 'before' | 'step'> {
  isFirst: boolean;
}

/** `shown` outlives a failure: an old count disturbs less than none. */
export interface PreviewState {
  status: 'counting' | 'ready' | 'failed';
  shown: Counted | null;
}

/** Debounce in milliseconds: ticking three boxes sends one request. */
const DEBOUNCE_MS = 350;

/**
 * Debounced counts after the answers change. At most one request is pending; the newest answers win. Answering never
 * waits for it.
 */
export function usePreview(
  preview: Preview | undefined,
  { answers, definition, today }: QuestionnaireState,
): PreviewState {
  const [state, setState] = useState<PreviewState>({ status: 'counting', shown: null });
  const latest = useRef(preview);
  const last = useRef<CountedAnswers | null>(null);
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
        const result = await latest.current?.(validAnswers(answers, today, definition), abort.signal);
        if (abort.signal.aborted || !result) return;
        const isFirst = last.current === null;
        last.current = nextCounted(last.current, answers, result, definition);
        const { before, step } = last.current;
        setState({ status: 'ready', shown: { ...result, before, step, isFirst } });
      } catch {
        if (!abort.signal.aborted) setState(({ shown }) => ({ status: 'failed', shown }));
      }
    };
    const timer = setTimeout(() => void count(), last.current === null ? 0 : DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [answers, definition, today, isOn]);

  return state;
}
