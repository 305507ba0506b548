import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchColumns, searchIndexes, sortIndex } from '../../../frame/list/columns.ts';

export const companyMigrations: Record<string, Migration> = {
  '2026-11-26-50-supply-companies': {
    async up(db: Kysely<unknown>) {
      await sql`create table supply_companies (
        id text primary key,
        enterprise_id text unique,
        name_zh text not null,
        name_en text,
        summary_zh text not null,
        summary_en text,
        introduction_zh text not null,
        introduction_en text,
        fields text[] not null,
        region text not null check (region in ('zone', 'city', 'province', 'country')),
        place_zh text not null,
        place_en text,
        qualifications text[] not null,
        keywords text[] not null,
        founded_on date not null,
        staff bigint not null check (staff >= 0),
        phone text not null,
        website text,
        position bigint not null,
        ${searchColumns}
      )`.execute(db);
      for (const { make } of searchIndexes('supply_companies')) await make.execute(db);
      for (const column of ['position', 'founded_on', 'staff']) await sortIndex('supply_companies', column).execute(db);
      await sql`create index supply_companies_keywords on supply_companies using gin (keywords)`.execute(db);
    },
  },
};
