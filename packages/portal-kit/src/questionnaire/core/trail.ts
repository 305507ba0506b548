import type { Step } from './steps.ts';

/** The steps of the history entries that the open questionnaire has added; `at` is the current entry. */
export interface Trail {
  readonly steps: readonly Step[];
  readonly at: number;
}

export type TrailMove =
  | { kind: 'stay' }
  /** Adds an entry: Back will return to the step that was left. */
  | { kind: 'push'; trail: Trail }
  /** Moves to an existing entry, so that Previous and Back leave the same history. */
  | { kind: 'travel'; delta: number; trail: Trail }
  /** The step changed without a way there: the entry is rewritten. */
  | { kind: 'replace'; trail: Trail };

/** How the browser's history follows a change to `step`. */
export const followStep = (trail: Trail, step: Step): TrailMove => {
  const here = trail.steps[trail.at];
  if (here === step) return { kind: 'stay' };
  const below = trail.steps.slice(0, trail.at).lastIndexOf(step);
  if (below >= 0) return { kind: 'travel', delta: below - trail.at, trail: { ...trail, at: below } };
  const visited = trail.steps.slice(0, trail.at + 1);
  if (here !== undefined && step > here) {
    return { kind: 'push', trail: { steps: [...visited, step], at: trail.at + 1 } };
  }
  return { kind: 'replace', trail: { steps: [...trail.steps.slice(0, trail.at), step], at: trail.at } };
};
