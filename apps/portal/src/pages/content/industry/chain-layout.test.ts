import type { ChainDetail } from '@zonekit/api-client/content/contract';
import { expect, test } from 'vitest';
import { chainLayout } from './chain-layout.ts';

const segment = (id: string, ...positions: [id: string, supplies: string[]][]): ChainDetail['segments'][number] => ({
  id,
  stage: 'midstream',
  name: id,
  positions: positions.map(([position, supplies]) => ({
    id: position,
    name: position,
    supplies,
    gap: null,
    companies: [],
  })),
});

test('lines lead from the right edge of a position to the left edge of what it supplies', () => {
  const { height, links } = chainLayout([segment('s1', ['a', ['c']], ['b', ['c']]), segment('s2', ['c', []])]);
  expect(height).toBe(184);
  // Columns of 3/7 with a gap of 1/7; the single position of the second column is centred.
  expect(links).toEqual([
    { from: 'a', to: 'c', d: 'M428.6 42C500 42 500 92 571.4 92' },
    { from: 'b', to: 'c', d: 'M428.6 142C500 142 500 92 571.4 92' },
  ]);
});

test('a position that is not there, or stands to the left, has no line', () => {
  expect(chainLayout([segment('s1', ['a', ['gone']]), segment('s2', ['b', ['a']])]).links).toEqual([]);
});
