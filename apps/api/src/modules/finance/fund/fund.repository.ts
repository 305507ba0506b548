import { sql } from 'kysely';
import type { Db, Tx } from '../../../frame/context.ts';
import { innovationFields } from '../../content/content.labels.ts';
import { searchedTable } from '../../content/searched-table.ts';
import { fundKinds, fundSupports } from './fund.labels.ts';
import { fundList, fundResultList } from './fund.lists.ts';
import type { FundResultRow, FundRow } from './fund.tables.ts';

export const fundTable = searchedTable<FundRow>({
  list: fundList,
  columns: {
    id: 'text',
    kind: 'text',
    support: 'text',
    fields: 'text[]',
    name_zh: 'text',
    name_en: 'text',
    offer_zh: 'text',
    offer_en: 'text',
    introduction_zh: 'text',
    introduction_en: 'text',
    manager_zh: 'text',
    manager_en: 'text',
    size: 'bigint',
    amount_min: 'bigint',
    amount_max: 'bigint',
    established_on: 'date',
    phone: 'text',
    conditions: 'jsonb',
    materials: 'jsonb',
    rules: 'jsonb',
    steps: 'jsonb',
    windows: 'jsonb',
    position: 'bigint',
  },
  texts: (row) => [
    row.offer_zh,
    row.offer_en,
    row.introduction_zh,
    row.introduction_en,
    row.manager_zh,
    row.manager_en,
    ...Object.values(fundKinds[row.kind]),
    ...Object.values(fundSupports[row.support]),
    ...row.fields.flatMap((field) => Object.values(innovationFields[field])),
  ],
});

export const fundResultTable = searchedTable<FundResultRow>({
  list: fundResultList,
  columns: {
    id: 'text',
    fund_id: 'text',
    project_zh: 'text',
    project_en: 'text',
    enterprise_zh: 'text',
    enterprise_en: 'text',
    amount: 'bigint',
    decided_on: 'date',
    year: 'integer',
  },
  texts: (row) => [row.enterprise_zh, row.enterprise_en],
});

/** Names of all funds, in the order of the list. */
export const namesOfFunds = (db: Db | Tx) =>
  db.selectFrom('finance_funds').select(['id', 'name_zh', 'name_en']).orderBy('position').orderBy('id').execute();

/** How many decisions a fund has made, and their sum in fen. */
export const totalsOfFund = (db: Db | Tx, id: string) =>
  db
    .selectFrom('finance_fund_results')
    .select([sql<number>`count(*)::integer`.as('count'), sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount')])
    .where('fund_id', '=', id)
    .executeTakeFirstOrThrow();
