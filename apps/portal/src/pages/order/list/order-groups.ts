import type { OrderStatus, OrderSummary } from '@zonekit/api-client/order/contract';
import type { CellState } from '@zonekit/ui/cell-row';

type Waiting = Pick<OrderSummary, 'status' | 'starts_at' | 'can_rate' | 'updated_at'>;

export type OrderTurn = 'yours' | 'seller' | 'ended';

/** Period in which a completed order waits for a rating. */
const RATE_MS = 30 * 24 * 3_600_000;

/**
 * Whose turn it is. The buyer's: to come at the time of a confirmed reservation, and to rate what has just been completed. The
 * seller's in all other states that have not ended. @param now milliseconds since 1970
 */
export const turnOf = ({ status, starts_at, can_rate, updated_at }: Waiting, now: number): OrderTurn => {
  if (status === 'confirmed' && starts_at !== null && Date.parse(starts_at) > now) return 'yours';
  if (status === 'pending' || status === 'confirmed' || status === 'in_progress') return 'seller';
  return can_rate && now - Date.parse(updated_at) < RATE_MS ? 'yours' : 'ended';
};

const TURNS: readonly OrderTurn[] = ['yours', 'seller', 'ended'];

/** The orders of a page by whose turn it is, in their order; without groups that are empty. */
export const groupOrders = <O extends Waiting>(orders: readonly O[], now: number): { turn: OrderTurn; orders: O[] }[] =>
  TURNS.map((turn) => ({ turn, orders: orders.filter((order) => turnOf(order, now) === turn) })).filter(
    (group) => group.orders.length > 0,
  );

const WAY: readonly OrderStatus[] = ['pending', 'confirmed', 'in_progress', 'completed'];

/** The way of an order as cells: done, under way, to come; struck through where it ended before its end. */
export const cellsOf = (status: OrderStatus): CellState[] => {
  const at = WAY.indexOf(status);
  return WAY.map((_, place) => {
    if (at < 0) return 'unmet';
    if (place < at || status === 'completed') return 'met';
    return place === at ? 'unknown' : 'empty';
  });
};
