import { expect, test, vi } from 'vitest';
import { createMatchPreview } from './match-preview.ts';

const result = {
  possible: 37,
  tally: {
    eligible: 1,
    near: 15,
    unknown: 21,
    not: 0,
    amount: { amount: 200_000_00, currency: 'CNY' as const },
    closing: 0,
  },
  sample: [
    { declaration_id: 'dec-1', title: 'One', amount: { amount: 200_000_00, currency: 'CNY' as const } },
    { declaration_id: 'dec-2', title: 'Two', amount: null },
  ],
};
const { signal } = new AbortController();
const inWords = (fen: number) => `${fen / 100} yuan`;

test('gives the counts, the amount and the first declarations', async () => {
  const preview = createMatchPreview(async () => result, inWords);
  expect(await preview({}, signal)).toEqual({
    possible: 37,
    met: 1,
    amount: 200_000_00,
    sample: [
      { title: 'One', amount: '200000 yuan' },
      { title: 'Two', amount: null },
    ],
  });
});

test('never sends the name, and sends the same answers once', async () => {
  const count = vi.fn(async () => result);
  const preview = createMatchPreview(count, inWords);
  await preview({ enterprise_name: 'A' }, signal);
  await preview({ enterprise_name: 'Ab' }, signal);
  await preview({ enterprise_name: 'Ab', is_high_tech: true }, signal);
  await preview({ enterprise_name: 'Ab' }, signal);
  expect(count.mock.calls).toEqual([
    [{}, signal],
    [{ is_high_tech: true }, signal],
  ]);
});

test('counts anew after a failure', async () => {
  const count = vi.fn(async () => result).mockRejectedValueOnce(new Error('503'));
  const preview = createMatchPreview(count, inWords);
  await expect(preview({}, signal)).rejects.toThrow('503');
  expect(await preview({}, signal)).toMatchObject({ possible: 37 });
});
