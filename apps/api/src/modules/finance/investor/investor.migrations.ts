import { INVESTOR_KINDS } from '@zonekit/api-client/finance/investor/lists';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchColumns, searchIndexes, sortIndex } from '../../../frame/list/columns.ts';

const TABLE = 'finance_investors';

export const investorMigrations: Record<string, Migration> = {
  '2026-11-25-80-finance-investors': {
    async up(db: Kysely<unknown>) {
      await sql`create table finance_investors (
        id text primary key,
        kind text not null check (kind in (${sql.join(INVESTOR_KINDS.map((kind) => sql.lit(kind)))})),
        stages text[] not null,
        fields text[] not null,
        name_zh text not null,
        name_en text,
        offer_zh text not null,
        offer_en text,
        introduction_zh text not null,
        introduction_en text,
        city_zh text not null,
        city_en text,
        address_zh text not null,
        address_en text,
        contact_zh text not null,
        contact_en text,
        phone text not null,
        email text not null,
        founded_year integer not null,
        managed bigint not null check (managed >= 0),
        amount_min bigint not null check (amount_min > 0),
        amount_max bigint not null,
        reply_workdays integer not null,
        materials jsonb not null,
        cases jsonb not null,
        position bigint not null,
        bands text[] not null,
        case_count bigint not null,
        check (amount_min <= amount_max),
        ${searchColumns}
      )`.execute(db);
      for (const { make } of searchIndexes(TABLE)) await make.execute(db);
      for (const column of ['position', 'case_count', 'amount_max']) await sortIndex(TABLE, column).execute(db);
    },
  },
};
