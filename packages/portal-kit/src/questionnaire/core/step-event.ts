import { reachableSteps } from './answers.ts';
import type { QuestionnaireState } from './state.ts';
import type { Step } from './steps.ts';

/** How a step was left. `jump`: by the browser's history, a link of the summary, or to what a submit refused. */
export type StepDirection = 'next' | 'previous' | 'jump' | 'submitted' | 'abandoned';

/** A step that was left, for statistics. Contains no answer and no personal data. */
export interface StepEvent {
  /** The step that was left. */
  step: Step;
  field: string;
  direction: StepDirection;
  /** Milliseconds on this step. */
  elapsedMs: number;
}

/** How one gets from a step to another: to a neighbour among those that are asked, or further. */
export function directionOf({ answers, definition }: QuestionnaireState, from: Step, to: Step): StepDirection {
  const reachable = reachableSteps(answers, definition).map(({ step }) => step);
  const way = reachable.indexOf(to) - reachable.indexOf(from);
  return way === 1 ? 'next' : way === -1 ? 'previous' : 'jump';
}
