import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createJoined } from './joined.ts';

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('who ask while one is answered share the next answer', async () => {
  const joined = createJoined<number>();
  let made = 0;
  const make = async () => {
    made += 1;
    const number = made;
    await after(5);
    return number;
  };
  const first = joined.get('a', make);
  const others = Array.from({ length: 20 }, () => joined.get('a', make));
  const elsewhere = joined.get('b', make);
  expect(await first).toBe(1);
  expect(await elsewhere).toBe(2);
  expect(new Set(await Promise.all(others))).toEqual(new Set([3]));
  expect(await joined.get('a', make)).toBe(4);
});

test('a failure is told to those who joined it, and the next ones are answered', async () => {
  const joined = createJoined<string>();
  const first = joined.get('a', () => Promise.reject(new Error('no')));
  const second = joined.get('a', () => Promise.resolve('yes'));
  await expect(first).rejects.toThrow('no');
  expect(await second).toBe('yes');
});

test('nobody is told what was true before he asked', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('write', 'read', 'wait'), { maxLength: 40 }), async (steps) => {
      const joined = createJoined<number>();
      let state = 0;
      const read = async () => {
        const seen = state;
        await after(0);
        return seen;
      };
      const answers: Promise<boolean>[] = [];
      for (const step of steps) {
        if (step === 'write') state += 1;
        if (step === 'wait') await after(0);
        const stateAtRequest = state;
        if (step === 'read') answers.push(joined.get('a', read).then((seen) => seen >= stateAtRequest));
      }
      expect(await Promise.all(answers)).not.toContain(false);
    }),
    { numRuns: 100 },
  );
});
