import { useCallback, useEffect, useRef } from 'react';
import type { Step } from './core/steps.ts';
import { openStepHistory, type StepHistory, type StepHistoryHandlers } from './step-history.ts';

/**
 * The closing of the last questionnaire. `history.go` is not done at once: a new opening (React's double mount under
 * StrictMode, a visitor who reopens at once) waits for it, or the late walk back would take away its entries.
 */
let lastClosing: Promise<void> = Promise.resolve();

/**
 * Keeps the browser's history at the step on show while mounted, and takes its entries back afterwards.
 * @returns a function that takes them back now: to be awaited before the page goes elsewhere
 */
export function useStepHistory(step: Step, handlers: StepHistoryHandlers): () => Promise<void> {
  const latest = useRef({ handlers, step });
  const opened = useRef<StepHistory | null>(null);
  useEffect(() => {
    latest.current = { handlers, step };
  });

  useEffect(() => {
    let isGone = false;
    void lastClosing.then(() => {
      if (isGone) return;
      opened.current = openStepHistory(window, latest.current.step, {
        onStep: (to) => latest.current.handlers.onStep(to),
        onLeave: () => latest.current.handlers.onLeave(),
      });
    });
    return () => {
      isGone = true;
      const history = opened.current;
      opened.current = null;
      if (history) lastClosing = history.close();
    };
  }, []);

  useEffect(() => opened.current?.follow(step), [step]);

  return useCallback(async () => {
    await opened.current?.close();
  }, []);
}
