import { INSTITUTION_AREAS, INSTITUTION_KINDS } from '@zonekit/api-client/finance/institution/lists';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchColumns, searchIndexes, sortIndex } from '../../../frame/list/columns.ts';

const oneOf = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

export const institutionMigrations: Record<string, Migration> = {
  '2026-11-26-10-finance-institutions': {
    async up(db: Kysely<unknown>) {
      await sql`create table finance_institutions (
        id text primary key,
        name_zh text not null,
        name_en text,
        kind text not null check (kind in (${oneOf(INSTITUTION_KINDS)})),
        area text not null check (area in (${oneOf(INSTITUTION_AREAS)})),
        logo text,
        headline_zh text not null,
        headline_en text,
        introduction_zh text not null,
        introduction_en text,
        address_zh text not null,
        address_en text,
        hours_zh text not null,
        hours_en text,
        contact_zh text not null,
        contact_en text,
        phone text not null,
        position bigint not null,
        categories text[] not null,
        products bigint not null,
        rate_from bigint not null,
        ${searchColumns}
      )`.execute(db);
      for (const { make } of searchIndexes('finance_institutions')) await make.execute(db);
      for (const column of ['position', 'products', 'rate_from'])
        await sortIndex('finance_institutions', column).execute(db);
    },
  },
};
