import type { Module } from '../../frame/module.ts';
import { seesOrderFile } from './order.files.ts';
import { orderAreas, orderKinds } from './order.labels.ts';
import { orderMigrations } from './order.migrations.ts';
import { ownOrders } from './order.own.ts';
import { orderPersonal } from './order.personal.ts';
import { orderQueues } from './order.queue.ts';
import { orderRoutes, reservationFeed } from './order.routes.ts';
import type { Sellables } from './order.sellables.ts';
import { orderTransfer } from './order.transfer.ts';
import { sellables } from './sellables.ts';
import { seesRedemptionFile } from './voucher/voucher.files.ts';
import { movementKinds } from './voucher/voucher.labels.ts';
import { voucherMigrations } from './voucher/voucher.migrations.ts';
import { ownRedemptions } from './voucher/voucher.own.ts';
import { redemptionQueue } from './voucher/voucher.queue.ts';
import { voucherRoutes } from './voucher/voucher.routes.ts';
import { grantTransfer } from './voucher/voucher.transfer.ts';
import './order.tables.ts';
import './voucher/voucher.tables.ts';

/** Routes and queues that need no catalogue. */
const base = {
  name: 'order',
  migrations: { ...voucherMigrations, ...orderMigrations },
  transfers: [grantTransfer, orderTransfer],
  ownRecords: [...ownOrders, ownRedemptions],
  async fileAccess(db, fileId, user) {
    return (await seesOrderFile(db, fileId, user)) || (await seesRedemptionFile(db, fileId, user));
  },
  feeds: () => ({ reservations: reservationFeed() }),
  personal: orderPersonal,
  dictionaries: { order_kind: orderKinds, order_area: orderAreas, voucher_movement: movementKinds },
} satisfies Omit<Module, 'routes'>;

/** Orders and innovation vouchers. */
export const orderModuleOf = (sellables: Sellables): Module => ({
  ...base,
  queues: [...orderQueues(sellables), redemptionQueue],
  routes(serve, context) {
    orderRoutes(sellables, serve, context);
    voucherRoutes(serve, context);
  },
});

export const orderModule: Module = orderModuleOf(sellables);
