import { useCallback, useEffect, useRef } from 'react';
import type { Step } from './core/steps.ts';
import { openStepHistory, type StepHistory, type StepHistoryHandlers } from './step-history.ts';

/**
 * Keeps the browser's history at the step on show while mounted, and takes its entries back afterwards.
 * @returns a function that takes them back now: to be awaited before the page goes elsewhere
 */
export function useStepHistory(step: Step, handlers: StepHistoryHandlers): () => Promise<void> {
  const latest = useRef(handlers);
  const opened = useRef<StepHistory | null>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const first = useRef(step);
  useEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    clearTimeout(closing.current);
    opened.current ??= openStepHistory(window, first.current, {
      onStep: (to) => latest.current.onStep(to),
      onLeave: () => latest.current.onLeave(),
    });
    return () => {
      // React mounts twice under StrictMode; `history.go` in between would arrive after the second opening.
      closing.current = setTimeout(() => {
        void opened.current?.close();
        opened.current = null;
      });
    };
  }, []);

  useEffect(() => opened.current?.follow(step), [step]);

  return useCallback(async () => {
    await opened.current?.close();
  }, []);
}
