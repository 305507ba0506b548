import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchColumns, searchIndexes, sortIndex } from '../../../frame/list/columns.ts';

const columns = sql`
  id text primary key,
  title_zh text not null,
  title_en text,
  summary_zh text not null,
  summary_en text,
  industries text[] not null,
  year integer not null,
  published_on date not null,
  ${searchColumns}`;

const NAMES = ['policy_collections', 'policy_illustrations'];

export const readingMigrations: Record<string, Migration> = {
  '2026-11-24-13-policy-reading': {
    async up(db: Kysely<unknown>) {
      // Ids of policies in their order; one that is gone is left out.
      await sql`create table policy_collections (${columns}, policies text[] not null)`.execute(db);
      await sql`create table policy_illustrations (
        ${columns},
        policy_id text references policies (id) on delete set null,
        declaration_id text references declarations (id) on delete set null,
        department_id text not null references policy_departments (id),
        pictures jsonb not null
      )`.execute(db);
      for (const name of NAMES) {
        await sortIndex(name, 'published_on').execute(db);
        for (const { make } of searchIndexes(name)) await make.execute(db);
      }
    },
  },
};
