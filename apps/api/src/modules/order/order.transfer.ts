import * as z from 'zod/mini';
import { allRows, textOf, transfer } from '../../frame/transfer.ts';
import { orderColumns, ordersAfter } from './order.repository.ts';
import type { OrderRow } from './order.tables.ts';

const text = z.string();
const columns = Object.fromEntries(orderColumns.map((name) => [name, text])) as Record<keyof OrderRow, typeof text>;

/** Orders, to be read alone: they are made by their buyers, who have agreed to them. */
export const orderTransfer = transfer({
  name: 'orders',
  row: z.object(columns),
  read: (db) => allRows((after, limit) => ordersAfter(db, after, limit), textOf),
});
