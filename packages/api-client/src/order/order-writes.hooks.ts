'use client';
import { useCallback } from 'react';
import { useApi } from '../react/api-context.ts';
import { useRefresh } from '../react/use-refresh.ts';
import { type Outcome, useWrite, type Writer } from '../react/use-write.ts';
import { asApiError } from '../transport/api-error.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { Order } from './order.contract.ts';
import { orderEndpoints } from './order.endpoints.gen.ts';
import { voucherEndpoints } from './voucher.endpoints.gen.ts';

const {
  listOrders,
  getOrder,
  quoteReservation,
  createReservation,
  quoteService,
  createServiceOrder,
  createExperimentOrder,
  quoteMaterial,
  createMaterialOrder,
  moveOrder,
  rateOrder,
} = orderEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

const { getVoucherAccount, listVoucherMovements, getVoucherStatistics } = voucherEndpoints;

// Quotes too: stock, buckets and the voucher's balance have changed.
const CHANGED = [
  listOrders,
  getOrder,
  quoteReservation,
  quoteService,
  quoteMaterial,
  getVoucherAccount,
  listVoucherMovements,
  getVoucherStatistics,
];

/** An order that is ready to be sent, by what it is for. */
export type OrderRequest =
  | { what: 'reservation'; body: InputOf<typeof createReservation>['body'] }
  | { what: 'service'; body: InputOf<typeof createServiceOrder>['body'] }
  | { what: 'experiment'; body: InputOf<typeof createExperimentOrder>['body'] }
  | { what: 'material'; body: InputOf<typeof createMaterialOrder>['body'] };

/**
 * Sends an order under a key that the caller stores before: after a lost answer the same request with the same key gives the
 * one order, also from a page that was loaded anew. It is not aborted when its component goes away.
 */
export const useSendOrder = (): ((request: OrderRequest, idempotencyKey: string) => Promise<Outcome<Order>>) => {
  const { transport } = useApi();
  const refresh = useRefresh();
  return useCallback(
    async (request: OrderRequest, idempotencyKey: string): Promise<Outcome<Order>> => {
      const options = { idempotencyKey, quiet: true };
      const call = () => {
        const { what, body } = request;
        if (what === 'reservation') return transport.call(createReservation, { body }, options);
        if (what === 'service') return transport.call(createServiceOrder, { body }, options);
        if (what === 'experiment') return transport.call(createExperimentOrder, { body }, options);
        return transport.call(createMaterialOrder, { body }, options);
      };
      try {
        const { data } = await call();
        void refresh(...CHANGED);
        return { status: 'done', data };
      } catch (thrown) {
        const error = asApiError(thrown);
        return error.kind === 'aborted' ? { status: 'aborted' } : { status: 'failed', error };
      }
    },
    [refresh, transport],
  );
};

/** Cancels an order, or moves it as an operator. `send({ params: { order_id }, body: { status } })`. */
export const useMoveOrder = (): Writer<InputOf<typeof orderEndpoints.moveOrder>, Order> =>
  useWrite(moveOrder, dataOf, { quiet: true, refreshes: CHANGED });

/** Rates a completed order. `send({ params: { order_id }, body: { score, text } })`. */
export const useRateOrder = (): Writer<InputOf<typeof orderEndpoints.rateOrder>, Order> =>
  useWrite(rateOrder, dataOf, { quiet: true, refreshes: CHANGED });
