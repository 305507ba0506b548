import { type Selectable, type SqlBool, sql } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { innovationFields } from '../../content/content.labels.ts';
import { searchedTable } from '../../content/searched-table.ts';
import { supplyQualifications } from './company.labels.ts';
import { companyList } from './company.lists.ts';
import type { CompanyTables } from './company.tables.ts';

export type CompanyRow = Selectable<CompanyTables['supply_companies']>;

export const companyTable = searchedTable<CompanyRow>({
  list: companyList,
  columns: {
    id: 'text',
    enterprise_id: 'text',
    name_zh: 'text',
    name_en: 'text',
    summary_zh: 'text',
    summary_en: 'text',
    introduction_zh: 'text',
    introduction_en: 'text',
    fields: 'text[]',
    region: 'text',
    place_zh: 'text',
    place_en: 'text',
    qualifications: 'text[]',
    keywords: 'text[]',
    founded_on: 'date',
    staff: 'bigint',
    phone: 'text',
    website: 'text',
    position: 'bigint',
  },
  texts: (row) => [
    row.summary_zh,
    row.summary_en,
    row.introduction_zh,
    row.introduction_en,
    row.place_zh,
    row.place_en,
    ...row.keywords,
    ...row.fields.flatMap((field) => Object.values(innovationFields[field])),
    ...row.qualifications.flatMap((each) => Object.values(supplyQualifications[each])),
  ],
});

/** Products of some companies. */
export const productCounts = async (db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('supply_products')
    .select(['company_id', sql<number>`count(*)::integer`.as('total')])
    .where('company_id', '=', anyOf(ids))
    .groupBy('company_id')
    .execute();
  return new Map(rows.map(({ company_id, total }) => [company_id, total]));
};

/** The company of the supply side that an enterprise is. */
export const companyOfEnterprise = async (db: Db | Tx, enterpriseId: string | null): Promise<CompanyRow | undefined> =>
  enterpriseId === null ? undefined : (await companyTable.select(db, sql`enterprise_id = ${enterpriseId}`))[0];

/** Companies of some enterprises. */
export const companiesOfEnterprises = (db: Db | Tx, ids: readonly string[]): Promise<CompanyRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : companyTable.select(db, sql`enterprise_id = ${anyOf(ids)}`);

/** Numbers by field of companies, products and demands that take responses on `today`. */
export const countsByField = async (db: Db | Tx, today: string) => {
  const [companies, products, demands] = await Promise.all([
    sql<{ field: string; total: number }>`
      select field, count(*)::integer as total from supply_companies, unnest(fields) as field group by field`.execute(
      db,
    ),
    sql<{ field: string; total: number }>`
      select field, count(*)::integer as total from supply_products group by field`.execute(db),
    sql<{ field: string; total: number }>`
      select field, count(*)::integer as total from supply_demands
      where status = 'released' and deadline >= ${today}::date group by field`.execute(db),
  ]);
  const of = ({ rows }: { rows: { field: string; total: number }[] }) =>
    new Map(rows.map(({ field, total }) => [field, total]));
  return { companies: of(companies), products: of(products), demands: of(demands) };
};

/** Companies compared at most. */
const CANDIDATES = 150;

/** Those that mention a keyword first, then others of the field. */
export const candidatesFor = async (
  db: Db | Tx,
  { field, keywords }: { field: string; keywords: readonly string[] },
): Promise<CompanyRow[]> => {
  const words = keywords.map((word) => word.toLowerCase());
  const [worded, others] = await Promise.all([
    words.length === 0
      ? []
      : companyTable.select(
          db,
          sql<SqlBool>`id in (select id from supply_companies
            where keywords && array[${sql.join(words)}]::text[] and ${field} = any(fields)
            order by position, id limit ${CANDIDATES})`,
        ),
    companyTable.select(
      db,
      sql<SqlBool>`id in (select id from supply_companies where ${field} = any(fields)
        order by position, id limit ${CANDIDATES})`,
    ),
  ]);
  return [...new Map([...worded, ...others].map((row) => [row.id, row])).values()];
};
