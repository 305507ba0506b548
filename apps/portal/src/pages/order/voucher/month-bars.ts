import type { VoucherStatistics } from '@zonekit/api-client/order/voucher/contract';

type Month = VoucherStatistics['months'][number];

export interface MonthBar {
  /** `YYYY-MM`. */
  month: string;
  /** Fen that orders took, less what they gave back. */
  orders: number;
  /** Fen that redemptions took, less what they gave back. */
  redemptions: number;
  /** Shares of the highest month, 0 to 1. */
  ordersShare: number;
  redemptionsShare: number;
}

// A month in which more came back than was taken has no bar.
const taken = (out: number, back: number) => Math.max(0, -(out + back));

/** Spending by month, as bars of one scale. */
export const monthBars = (months: readonly Month[]): MonthBar[] => {
  const sums = months.map(({ month, deduct, return: given, redeem, redeem_return }) => ({
    month,
    orders: taken(deduct.amount, given.amount),
    redemptions: taken(redeem.amount, redeem_return.amount),
  }));
  const highest = Math.max(1, ...sums.map(({ orders, redemptions }) => orders + redemptions));
  return sums.map((sum) => ({
    ...sum,
    ordersShare: sum.orders / highest,
    redemptionsShare: sum.redemptions / highest,
  }));
};
