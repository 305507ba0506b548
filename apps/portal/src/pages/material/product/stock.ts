import type { ProductSpec, StockRow } from '@zonekit/api-client/material/product/contract';

export interface StockChoice {
  /** Delivers the quantity; null where no warehouse has as much. */
  chosen: StockRow | null;
  /** With how many pieces are short of the quantity. */
  rows: readonly { row: StockRow; short: number }[];
  /** The most that one warehouse has. */
  most: number;
}

/** The warehouse that the address names, where it has enough; else the first to deliver of those that do. */
export const chooseStock = (
  { stock }: Pick<ProductSpec, 'stock'>,
  quantity: number,
  wanted: string | undefined,
): StockChoice => {
  const rows = stock.map((row) => ({ row, short: Math.max(quantity - row.quantity, 0) }));
  const enough = rows.filter(({ short }) => short === 0).map(({ row }) => row);
  return {
    chosen: enough.find(({ warehouse }) => warehouse.id === wanted) ?? enough[0] ?? null,
    rows,
    most: Math.max(0, ...stock.map((row) => row.quantity)),
  };
};

export interface Tier {
  from: number;
  /** Up to and with this quantity; null for the last one. */
  to: number | null;
  /** Per piece, in fen. */
  fen: number;
  current: boolean;
}

/** Prices by quantity, the one of the quantity marked. */
export const tiersOf = ({ tiers }: Pick<ProductSpec, 'tiers'>, quantity: number): Tier[] =>
  tiers.map(({ from, price }, place) => {
    const next = tiers[place + 1]?.from ?? null;
    return {
      from,
      to: next === null ? null : next - 1,
      fen: price.amount,
      current: quantity >= from && (next === null || quantity < next),
    };
  });

/** Goods of the quantity at their step's price, without shipping and options; in fen. */
export const goodsFen = ({
  specification,
  quantity,
}: {
  specification: Pick<ProductSpec, 'tiers'>;
  quantity: number;
}) => (tiersOf(specification, quantity).find(({ current }) => current)?.fen ?? 0) * quantity;

/** Saving per piece at the next price step; null at the last step. */
export const nextTier = (tiers: readonly Tier[], quantity: number): { more: number; saves: number } | null => {
  const place = tiers.findIndex(({ current }) => current);
  const [current, next] = [tiers[place], tiers[place + 1]];
  return current && next ? { more: next.from - quantity, saves: current.fen - next.fen } : null;
};
