import { useCallback, useEffect, useRef } from 'react';
import type { QuestionnaireState } from './core/state.ts';
import { directionOf, type StepDirection, type StepEvent } from './core/step-event.ts';

/**
 * Tells of each step as it is left, and of the last one when the questionnaire is submitted, or closed before.
 * @param now milliseconds since 1970
 */
export function useStepEvents(
  state: QuestionnaireState,
  now: () => number,
  onStep: ((event: StepEvent) => void) | undefined,
): { close: () => void } {
  const latest = useRef({ state, now, onStep });
  const entered = useRef<{ step: number; at: number } | null>(null);
  const isOver = useRef(false);
  useEffect(() => {
    latest.current = { state, now, onStep };
  });

  const leave = useCallback((direction: StepDirection) => {
    const { state, now, onStep } = latest.current;
    if (entered.current === null || isOver.current) return;
    const { step, at } = entered.current;
    const field = state.definition.steps[step - 1]?.field ?? '';
    onStep?.({ step, field, direction, elapsedMs: now() - at });
  }, []);

  const { step } = state;
  useEffect(() => {
    const from = entered.current?.step;
    if (from === step) return;
    if (from !== undefined) leave(directionOf(latest.current.state, from, step));
    entered.current = { step, at: latest.current.now() };
  }, [step, leave]);

  const isSaved = state.saving.status === 'saved';
  const end = useCallback(
    (direction: StepDirection) => {
      leave(direction);
      isOver.current = true;
    },
    [leave],
  );
  useEffect(() => {
    if (isSaved) end('submitted');
  }, [isSaved, end]);
  return { close: () => end('abandoned') };
}
