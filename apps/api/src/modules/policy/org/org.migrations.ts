import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How departments can be reached; empty for those that were there before. */
export const orgMigrations: Record<string, Migration> = {
  '2026-11-24-22-policy-department-contacts': {
    async up(db: Kysely<unknown>) {
      await sql`alter table policy_departments
        add column address_zh text not null default '',
        add column address_en text not null default '',
        add column phone text not null default '',
        add column hours_zh text not null default '',
        add column hours_en text not null default ''`.execute(db);
    },
  },
};
