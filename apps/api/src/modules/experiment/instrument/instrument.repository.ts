import { type SqlBool, sql } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { searchedTable } from '../../content/searched-table.ts';
import { bookableColumns, derivedOf } from '../bookable.tables.ts';
import { instrumentCategories, labQualifications, serviceModes, technologyFields } from '../experiment.labels.ts';
import { allWords } from '../experiment.words.ts';
import { instrumentList } from './instrument.lists.ts';
import type { InstrumentData, InstrumentRow } from './instrument.tables.ts';

export const instrumentTable = searchedTable<InstrumentRow>({
  list: instrumentList,
  columns: {
    ...bookableColumns,
    model: 'text',
    category: 'text',
    qualifications: 'text[]',
    waiting: 'text',
    usage_rate: 'bigint',
    uses: 'integer',
    purchased_on: 'date',
    purchase_value: 'bigint',
    calibrated_until: 'date',
    region_id: 'text',
    laboratory_id: 'text',
  },
  texts: (row) => [
    row.model,
    row.address_zh,
    row.address_en,
    row.introduction_zh,
    row.introduction_en,
    ...Object.values(instrumentCategories[row.category]),
    ...Object.values(technologyFields[row.field]),
    ...row.services.flatMap((mode) => Object.values(serviceModes[mode])),
    ...row.qualifications.filter((each) => each !== 'none').flatMap((each) => Object.values(labQualifications[each])),
    ...allWords(row.figures.flatMap(({ label, value, unit }) => [label, value, unit])),
    ...allWords(row.options.map(({ name }) => name)),
  ],
});

/** The row with what follows from its ways of use and its voucher. */
export const instrumentRow = (data: InstrumentData): InstrumentRow => ({ ...data, ...derivedOf(data) });

/** The most used ones that are open for booking. */
export const mostUsed = async (db: Db | Tx, limit: number): Promise<InstrumentRow[]> =>
  instrumentTable.select(db, sql<SqlBool>`booking = 'open'`, sql`order by usage_rate desc, id desc limit ${limit}`);

/** Instruments of a category that are open for booking, the most used first. */
export const othersOf = (
  db: Db | Tx,
  { id, category }: Pick<InstrumentRow, 'id' | 'category'>,
  limit: number,
): Promise<InstrumentRow[]> =>
  instrumentTable.select(
    db,
    sql<SqlBool>`category = ${category} and booking = 'open' and id <> ${id}`,
    sql`order by usage_rate desc, id desc limit ${limit}`,
  );

/** Number of instruments by facility. */
export const countByRegion = async (db: Db | Tx, regionIds: readonly string[]): Promise<Map<string, number>> => {
  if (regionIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; count: number }>`
    select region_id as id, count(*)::integer as count from experiment_instruments
    where region_id = ${anyOf(regionIds)} group by region_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
};

/** Number of bookable instruments by laboratory. */
export const countByLaboratory = async (
  db: Db | Tx,
  laboratoryIds: readonly string[],
): Promise<Map<string, number>> => {
  if (laboratoryIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; count: number }>`
    select laboratory_id as id, count(*)::integer as count from experiment_instruments
    where laboratory_id = ${anyOf(laboratoryIds)} and booking = 'open' group by laboratory_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
};
