import { expect, test } from 'vitest';
import { monthBars } from './month-bars.ts';

const money = (amount: number) => ({ amount, currency: 'CNY' as const });
const month = (name: string, deduct: number, given: number, redeem = 0, redeemReturn = 0) => ({
  month: name,
  grant: money(0),
  deduct: money(deduct),
  return: money(given),
  redeem: money(redeem),
  redeem_return: money(redeemReturn),
  balance: money(0),
});

test('the highest month fills the chart, and what came back does not count', () => {
  const bars = monthBars([month('2026-01', -300, 100, -200), month('2026-02', -100, 0), month('2026-03', 0, 500)]);
  expect(bars).toEqual([
    { month: '2026-01', orders: 200, redemptions: 200, ordersShare: 0.5, redemptionsShare: 0.5 },
    { month: '2026-02', orders: 100, redemptions: 0, ordersShare: 0.25, redemptionsShare: 0 },
    { month: '2026-03', orders: 0, redemptions: 0, ordersShare: 0, redemptionsShare: 0 },
  ]);
});

test('a year without movements has bars of no height', () =>
  expect(monthBars([month('2026-01', 0, 0)])[0]).toMatchObject({ ordersShare: 0, redemptionsShare: 0 }));
