import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currentSteps, stepStates } from './steps.core.ts';

test.each([
  [3, 0, [], ['current', 'todo', 'todo']],
  [3, 1, [], ['done', 'current', 'todo']],
  [3, 3, [], ['done', 'done', 'done']],
  [3, 2, [0], ['error', 'done', 'current']],
  [3, 1, [1, 2], ['done', 'current', 'error']],
  [0, 0, [], []],
])('%i steps at %i with %j wrong', (count, at, wrong, states) => expect(stepStates(count, at, wrong)).toEqual(states));

test('one stands in one place at most, with nothing done beyond it', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.nat(20), fc.array(fc.nat(20)), (count, at, wrong) => {
      const states = stepStates(count, at, wrong);
      expect(states).toHaveLength(count);
      expect(currentSteps(states.map((state) => ({ state })))).toBe(at < count ? 1 : 0);
      expect(states.slice(at)).not.toContain('done');
      expect(states.slice(0, at)).not.toContain('todo');
    }),
  );
});
