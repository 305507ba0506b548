import { orderStatus } from '@zonekit/api-client/order/contract';
import * as z from 'zod/mini';
import type { Queue } from '../../frame/lifecycle/queue.ts';
import { QUEUED } from './order.kinds.ts';
import { moveOrder } from './order.move.ts';
import { findOrders, findTyped } from './order.repository.ts';
import type { Sellables } from './order.sellables.ts';

/** Orders that wait for their sellers, one queue for each lifecycle. */
export const orderQueues = (sellables: Sellables): Queue[] =>
  QUEUED.map(({ lifecycle, kinds }) => ({
    lifecycle,
    waitingFor: 'seller',
    async describe(db, ids) {
      const rows = await findOrders(db, ids);
      return new Map(
        rows.map(({ id, number, title_zh, quantity, unit_zh, shop_zh, enterprise }) => [
          id,
          { number, title: `${title_zh} ${quantity}${unit_zh}（${shop_zh}，买方${enterprise ?? ''}）` },
        ]),
      );
    },
    find: (db, typed) => findTyped(db, typed, kinds),
    async move(db, user, id, { status, reason }, now) {
      const to = { status: z.parse(orderStatus, status), reason, files: [] };
      await moveOrder(sellables, db, { user, now, locale: 'zh-CN' }, id, to);
    },
  }));
