import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchColumns, searchIndexes, sortIndex } from '../../../frame/list/columns.ts';

export const demandMigrations: Record<string, Migration> = {
  '2026-11-26-52-supply-demands': {
    async up(db: Kysely<unknown>) {
      await sql`create table supply_demands (
        id text primary key,
        number text not null unique,
        user_id text not null,
        enterprise_id text not null,
        publisher_zh text not null,
        publisher_en text,
        title_zh text not null,
        title_en text,
        problem_zh text not null,
        problem_en text,
        provides_zh text not null,
        provides_en text,
        delivery_zh text not null,
        delivery_en text,
        field text not null,
        region text not null,
        qualifications text[] not null,
        keywords text[] not null,
        indicators jsonb not null,
        payments jsonb not null,
        term_months integer not null check (term_months > 0),
        ownership text not null,
        budget bigint not null check (budget >= 0),
        budget_band text not null,
        deadline date not null,
        contact_person text not null,
        contact_phone text not null,
        status text not null
          check (status in ('draft', 'reviewing', 'released', 'unveiled', 'completed', 'rejected', 'withdrawn')),
        version integer not null,
        released_on date not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        ${searchColumns}
      )`.execute(db);
      for (const { make } of searchIndexes('supply_demands')) await make.execute(db);
      for (const column of ['deadline', 'released_on', 'budget', 'updated_at'])
        await sortIndex('supply_demands', column).execute(db);
      for (const owner of ['user_id', 'enterprise_id'])
        await sortIndex('supply_demands', 'updated_at', owner).execute(db);
      await sql`create index supply_demands_open on supply_demands (deadline, field) where status = 'released'`.execute(
        db,
      );
    },
  },
};
