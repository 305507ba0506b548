import { expect, test } from 'vitest';
import { cellsOf, groupOrders, turnOf } from './order-groups.ts';

const NOW = Date.parse('2026-11-25T12:00:00+08:00');
const order = (
  status: Parameters<typeof cellsOf>[0],
  more: { starts_at?: string; can_rate?: boolean; updated_at?: string } = {},
) => ({ status, starts_at: null, can_rate: false, updated_at: '2026-11-20T12:00:00+08:00', ...more });

test.each([
  ['pending', {}, 'seller'],
  ['confirmed', {}, 'seller'],
  ['confirmed', { starts_at: '2026-11-26T09:00:00+08:00' }, 'yours'],
  ['confirmed', { starts_at: '2026-11-24T09:00:00+08:00' }, 'seller'],
  ['in_progress', {}, 'seller'],
  ['completed', { can_rate: true }, 'yours'],
  ['completed', { can_rate: true, updated_at: '2026-10-20T12:00:00+08:00' }, 'ended'],
  ['completed', {}, 'ended'],
  ['cancelled', {}, 'ended'],
  ['rejected', {}, 'ended'],
] as const)('%s with %j waits for: %s', (status, more, turn) => expect(turnOf(order(status, more), NOW)).toBe(turn));

test('groups keep the order of the list, and the empty ones go', () => {
  const [a, b, c] = [order('completed'), order('pending'), order('cancelled')];
  expect(groupOrders([a, b, c], NOW)).toEqual([
    { turn: 'seller', orders: [b] },
    { turn: 'ended', orders: [a, c] },
  ]);
});

test.each([
  ['pending', ['unknown', 'empty', 'empty', 'empty']],
  ['in_progress', ['met', 'met', 'unknown', 'empty']],
  ['completed', ['met', 'met', 'met', 'met']],
  ['rejected', ['unmet', 'unmet', 'unmet', 'unmet']],
] as const)('the way of %s is %j', (status, cells) => expect(cellsOf(status)).toEqual(cells));
