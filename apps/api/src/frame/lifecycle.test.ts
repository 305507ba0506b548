import { describe, expect, it } from 'vitest';
import { allowedFrom, type Lifecycle, move } from './lifecycle.ts';
import { Problem } from './problem.ts';

const door: Lifecycle<'open' | 'shut' | 'locked', 'guest' | 'porter'> = [
  { from: 'open', to: 'shut', by: ['guest', 'porter'] },
  { from: 'shut', to: 'open', by: ['guest', 'porter'] },
  { from: 'shut', to: 'locked', by: ['porter'] },
];

const refusal = (run: () => void): Problem => {
  try {
    run();
  } catch (error) {
    if (error instanceof Problem) return error;
  }
  throw new Error('nothing was refused');
};

describe('lifecycle', () => {
  it('lets an actor follow an arrow of their own', () => {
    expect(() => move(door, 'shut', 'locked', ['porter'])).not.toThrow();
    expect(allowedFrom(door, 'shut', ['guest', 'porter'])).toEqual(['open', 'locked']);
  });

  it('answers 422 with what is allowed where there is no arrow', () => {
    const problem = refusal(() => move(door, 'open', 'locked', ['porter']));
    expect(problem.status).toBe(422);
    expect(problem.code).toBe('transition_refused');
    expect(problem.details).toEqual({ from: 'open', to: 'locked', allowed: ['shut'] });
  });

  it("answers 403 where the arrow is somebody else's", () => {
    expect(refusal(() => move(door, 'shut', 'locked', ['guest'])).status).toBe(403);
  });

  it('refuses to move from a state to itself, and out of an end', () => {
    expect(refusal(() => move(door, 'open', 'open', ['porter'])).status).toBe(422);
    expect(refusal(() => move(door, 'locked', 'open', ['porter'])).details?.allowed).toEqual([]);
  });
});
