export type StepState = 'done' | 'current' | 'todo' | 'error';

/** Number of steps with the state `current`; more than one is a mistake of the caller. */
export const currentSteps = (steps: readonly { state: StepState }[]): number =>
  steps.filter(({ state }) => state === 'current').length;

/**
 * States of `count` steps with the current step `at` (from 0; `count` when all is done), with those of
 * `wrong` to be corrected. Step `at` is current even when it is wrong.
 */
export const stepStates = (count: number, at: number, wrong: readonly number[] = []): StepState[] =>
  Array.from({ length: count }, (_, index) => {
    if (index === at) return 'current';
    if (wrong.includes(index)) return 'error';
    return index < at ? 'done' : 'todo';
  });
