import { endStates } from '@zonekit/api-client/lifecycle';
import { sql, type Updateable } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import type { Db, Tx } from '../../frame/context.ts';
import { isCurrentStage } from '../../frame/lifecycle/current-stage.ts';
import { insertSearched, searchableOf } from '../../frame/list/write.ts';
import { rowsByIds } from '../../frame/rows-by-ids.ts';
import { QUEUED } from './order.kinds.ts';
import { orderAreas, orderKinds } from './order.labels.ts';
import { orderList } from './order.lists.ts';
import type { OrderRow, OrderTables } from './order.tables.ts';

const columns: Record<keyof OrderRow, string> = {
  id: 'text',
  number: 'text',
  kind: 'text',
  area: 'text',
  status: 'text',
  enterprise_id: 'text',
  user_id: 'text',
  shop_id: 'text',
  shop_zh: 'text',
  shop_en: 'text',
  offer_id: 'text',
  title_zh: 'text',
  title_en: 'text',
  path: 'text',
  spec_id: 'text',
  spec_zh: 'text',
  spec_en: 'text',
  options: 'jsonb',
  quantity: 'integer',
  unit_zh: 'text',
  unit_en: 'text',
  warehouse_id: 'text',
  warehouse_zh: 'text',
  warehouse_en: 'text',
  lines: 'jsonb',
  total: 'bigint',
  voucher: 'bigint',
  account_id: 'text',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
  starts_on: 'date',
  delivery_workdays: 'integer',
  deliver_by: 'date',
  address: 'jsonb',
  contact_person: 'text',
  contact_phone: 'text',
  message: 'text',
  files: 'text[]',
  rating_score: 'integer',
  rating_text: 'text',
  rating_aspects: 'integer[]',
  rated_at: 'timestamptz',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
};
export const orderColumns = Object.keys(columns) as (keyof OrderRow)[];

/** Number, seller, package and buyer are searched besides the title. */
const textsOf = (row: OrderRow, enterprise: string | null) => [
  row.number,
  ...[row.shop_zh, row.shop_en, row.spec_zh, row.spec_en, enterprise],
  ...Object.values(orderKinds[row.kind]),
  ...Object.values(orderAreas[row.area]),
];

/**
 * Inserts orders; one whose number is another's is left out.
 * @returns how many were inserted
 */
export const insertOrders = async (db: Db | Tx, rows: readonly OrderRow[]): Promise<number> => {
  const ids = [...new Set(rows.map(({ enterprise_id }) => enterprise_id))];
  const enterprises = await db.selectFrom('enterprises').select(['id', 'name']).where('id', '=', anyOf(ids)).execute();
  const names = new Map(enterprises.map(({ id, name }) => [id, name]));
  return insertSearched(
    db,
    { table: 'orders', columns, unless: 'number' },
    rows.map((row) => ({
      ...row,
      ...searchableOf(orderList, row, textsOf(row, names.get(row.enterprise_id) ?? null)),
    })),
  );
};

const selected = (db: Db | Tx) => db.selectFrom('orders').select(orderColumns);

const placed = (db: Db | Tx) =>
  db
    .selectFrom('orders as o')
    .leftJoin('enterprises as e', 'e.id', 'o.enterprise_id')
    .leftJoin('shops as s', 's.id', 'o.shop_id')
    .select(orderColumns.map((name) => `o.${name}` as const))
    .select(['e.name as enterprise', 's.phone as shop_phone']);

export type PlacedOrder = OrderRow & { enterprise: string | null; shop_phone: string | null };

/** Orders with the buyer's name and the seller's phone. */
export const findOrders = rowsByIds<PlacedOrder>((db, ids) => placed(db).where('o.id', '=', anyOf(ids)));

const summaryColumns = [
  ...(['id', 'number', 'kind', 'area', 'status', 'enterprise_id', 'shop_id', 'shop_zh', 'shop_en'] as const),
  ...(['offer_id', 'title_zh', 'title_en', 'path', 'spec_id', 'spec_zh', 'spec_en', 'quantity'] as const),
  ...(['unit_zh', 'unit_en', 'total', 'voucher', 'starts_at', 'ends_at', 'starts_on'] as const),
  ...(['rated_at', 'created_at', 'updated_at'] as const),
];

/** The subject of an order that goes on: the stage of one that has ended has no end. */
const runningSubject = sql<string | null>`case ${sql.join(
  QUEUED.map(
    ({ lifecycle, kinds }) =>
      sql`when o.kind in (${sql.join(kinds)}) and o.status not in (${sql.join(endStates(lifecycle))}) then ${lifecycle.subject}`,
  ),
  sql` `,
)} end`;

export type OrderSummaryRow = Pick<OrderRow, (typeof summaryColumns)[number]> & {
  enterprise: string | null;
  due_at: string | null;
};

/** Orders for a list, with the end of the stage that each is in. */
export const findSummaries = rowsByIds<OrderSummaryRow>((db, ids) =>
  db
    .selectFrom('orders as o')
    .leftJoin('enterprises as e', 'e.id', 'o.enterprise_id')
    .leftJoin('lifecycle_events as stage', (join) => join.on(isCurrentStage('o.id', runningSubject)))
    .select(summaryColumns.map((name) => `o.${name}` as const))
    .select(['e.name as enterprise', 'stage.due_at'])
    .where('o.id', '=', anyOf(ids)),
);

/** The row, locked until the transaction ends, so that two changes of it follow one another. */
export const lockOrder = (tx: Tx, id: string): Promise<OrderRow | undefined> =>
  selected(tx).where('id', '=', id).forUpdate().executeTakeFirst();

export const updateOrder = async (tx: Tx, id: string, change: Updateable<OrderTables['orders']>): Promise<void> => {
  await tx.updateTable('orders').set(change).where('id', '=', id).execute();
};

/** The next rows by id. */
export const ordersAfter = (db: Db | Tx, id: string, limit: number): Promise<OrderRow[]> =>
  selected(db).where('id', '>', id).orderBy('id').limit(limit).execute();

/** The id of an order of these kinds by its number or id. */
export const findTyped = async (db: Db | Tx, typed: string, kinds: readonly OrderRow['kind'][]) => {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('kind', '=', anyOf(kinds))
    .where((where) => where.or([where('number', '=', typed.toUpperCase()), where('id', '=', typed)]))
    .executeTakeFirst();
  return row?.id ?? null;
};

/** An order of an enterprise that has a file. */
export const orderWithFile = (db: Db | Tx, fileId: string, enterpriseId: string) =>
  db
    .selectFrom('orders')
    .select('id')
    .where('enterprise_id', '=', enterpriseId)
    .where(sql<boolean>`files <> '{}' and files @> array[${fileId}]::text[]`)
    .executeTakeFirst();
