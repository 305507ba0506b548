import { type Selectable, type SqlBool, sql } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import type { Db, Tx, User } from '../../../frame/context.ts';
import { insertSearched, searchableOf } from '../../../frame/list/write.ts';
import { innovationFields } from '../../content/content.labels.ts';
import { searchedTable } from '../../content/searched-table.ts';
import { hallList } from './demand.lists.ts';
import type { DemandTables } from './demand.tables.ts';

export type DemandRow = Selectable<DemandTables['supply_demands']>;

const columns: Readonly<Record<keyof DemandRow, string>> = {
  id: 'text',
  number: 'text',
  user_id: 'text',
  enterprise_id: 'text',
  publisher_zh: 'text',
  publisher_en: 'text',
  title_zh: 'text',
  title_en: 'text',
  problem_zh: 'text',
  problem_en: 'text',
  provides_zh: 'text',
  provides_en: 'text',
  delivery_zh: 'text',
  delivery_en: 'text',
  field: 'text',
  region: 'text',
  qualifications: 'text[]',
  keywords: 'text[]',
  indicators: 'jsonb',
  payments: 'jsonb',
  term_months: 'integer',
  ownership: 'text',
  budget: 'bigint',
  budget_band: 'text',
  deadline: 'date',
  contact_person: 'text',
  contact_phone: 'text',
  status: 'text',
  version: 'integer',
  released_on: 'date',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
};

/** What the search reads; whom to call is none of it. */
const texts = (row: DemandRow): (string | null)[] => [
  row.number,
  row.publisher_zh,
  row.publisher_en,
  row.problem_zh,
  row.problem_en,
  row.provides_zh,
  row.provides_en,
  row.delivery_zh,
  row.delivery_en,
  ...row.keywords,
  ...row.indicators.flatMap(({ name, name_en }) => [name, name_en]),
  ...Object.values(innovationFields[row.field]),
];

export const demandTable = searchedTable<DemandRow>({ list: hallList, columns, texts });

/** False where the number is another's. */
export const insertDemand = async (tx: Tx, row: DemandRow): Promise<boolean> => {
  const written = { ...row, ...searchableOf(hallList, row, texts(row)) };
  return (await insertSearched(tx, { table: 'supply_demands', columns, unless: 'number' }, [written])) === 1;
};

/** The row, locked until the transaction ends, so that two changes of it follow one another. */
export const lockDemand = async (tx: Tx, id: string): Promise<DemandRow | undefined> =>
  (await demandTable.select(tx, sql<SqlBool>`id = ${id}`, sql`for update`))[0];

export const setDemandStatus = async (
  tx: Tx,
  id: string,
  change: Pick<DemandRow, 'status' | 'updated_at'> & Partial<Pick<DemandRow, 'released_on'>>,
): Promise<void> => {
  await tx.updateTable('supply_demands').set(change).where('id', '=', id).execute();
};

interface ResponseCounts {
  responses: number;
  unanswered: number;
}

/** Responses to some demands, and those that wait for an answer. */
export const responseCounts = async (
  db: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ResponseCounts>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('supply_responses')
    .select([
      'demand_id',
      sql<number>`count(*)::integer`.as('responses'),
      sql<number>`(count(*) filter (where status = 'sent'))::integer`.as('unanswered'),
    ])
    .where('demand_id', '=', anyOf(ids))
    .groupBy('demand_id')
    .execute();
  return new Map(rows.map(({ demand_id, ...counts }) => [demand_id, counts]));
};

/** The latest response of a user or of the user's enterprise, an accepted one before others. */
export const responseOf = (db: Db | Tx, demandId: string, { user_id, enterprise_id }: User) =>
  db
    .selectFrom('supply_responses')
    .select(['id', 'status'])
    .where('demand_id', '=', demandId)
    .where((where) => where.or([where('user_id', '=', user_id), where('enterprise_id', '=', enterprise_id ?? '')]))
    .orderBy(sql`status = 'accepted'`, 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Released demands whose deadline was before `day`. */
export const idleDemands = (db: Db | Tx, day: string, limit: number): Promise<{ id: string }[]> =>
  db
    .selectFrom('supply_demands')
    .select('id')
    .where('status', '=', 'released')
    .where('deadline', '<', day)
    .orderBy('deadline')
    .limit(limit)
    .execute();

/** Name of an enterprise. */
export const enterpriseName = async (db: Db | Tx, id: string): Promise<string | undefined> =>
  (await db.selectFrom('enterprises').select('name').where('id', '=', id).executeTakeFirst())?.name;
