import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Step, toStep } from './steps.ts';
import { followStep, type Trail } from './trail.ts';

const at = (steps: Step[], index = steps.length - 1): Trail => ({ steps, at: index });

describe("how the browser's history follows the steps", () => {
  it('adds an entry for Next, so that Back returns', () => {
    expect(followStep(at([1, 2]), 3)).toEqual({ kind: 'push', trail: at([1, 2, 3]) });
  });

  it('walks back for Previous instead of adding', () => {
    expect(followStep(at([1, 2, 3]), 2)).toEqual({ kind: 'travel', delta: -1, trail: at([1, 2, 3], 1) });
  });

  it('walks all the way when a submit returns to question 1', () => {
    expect(followStep(at([1, 2, 3, 4]), 1)).toMatchObject({ kind: 'travel', delta: -3 });
  });

  it('rewrites the entry when a draft began later than the step that is gone to', () => {
    expect(followStep(at([4, 5]), 1)).toEqual({ kind: 'replace', trail: at([4, 1]) });
  });

  it('drops what lay ahead when a new way is taken', () => {
    expect(followStep(at([1, 2, 3], 0), 2)).toEqual({ kind: 'push', trail: at([1, 2]) });
  });

  it('stands at the step on show after every move', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10 })), (steps) => {
        steps.map(toStep).reduce<Trail>(
          (trail, step) => {
            const move = followStep(trail, step);
            const after = move.kind === 'stay' ? trail : move.trail;
            expect(after.steps[after.at]).toBe(step);
            return after;
          },
          at([1]),
        );
      }),
    );
  });
});
