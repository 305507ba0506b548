import type { Quote } from '@zonekit/api-client/order/contract';

/** Why the service did not take an order. */
export type Conflict =
  | { reason: 'price'; before: number; now: number | null }
  | { reason: 'stock'; left: number | null }
  | { reason: 'bucket' };

const numberAt = (value: unknown, ...path: string[]): number | null => {
  let found: unknown = value;
  for (const name of path) {
    found = typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[name] : undefined;
  }
  return typeof found === 'number' ? found : null;
};

/** Reads the details of a 409. Null for any other refusal. @param before the price that was shown, in fen */
export const readConflict = (details: Readonly<Record<string, unknown>> | null, before: number): Conflict | null => {
  if (details?.reason === 'price')
    return { reason: 'price', before, now: numberAt(details, 'price', 'payable', 'amount') };
  if (details?.reason === 'stock') return { reason: 'stock', left: numberAt(details, 'stock') };
  return details?.reason === 'bucket' ? { reason: 'bucket' } : null;
};

export interface Shortage {
  /** In the chosen warehouse. */
  left: number;
  /** Warehouses with enough, the fullest first. */
  elsewhere: { id: string; name: string; count: number }[];
}

/** Null where the chosen warehouse has enough, or nothing is stored. */
export const shortageOf = ({
  stock,
  warehouse,
  quantity,
}: Pick<Quote, 'stock' | 'warehouse' | 'quantity'>): Shortage | null => {
  const left = stock.find(({ id }) => id === warehouse?.id)?.count;
  if (left === undefined || left >= quantity) return null;
  const elsewhere = stock.filter(({ count }) => count >= quantity).sort((a, b) => b.count - a.count);
  return { left, elsewhere };
};
