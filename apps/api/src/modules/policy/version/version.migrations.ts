import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const versionMigrations: Record<string, Migration> = {
  '2026-11-24-11-policy-versions': {
    async up(db: Kysely<unknown>) {
      await sql`create table policy_versions (
        id text primary key,
        policy_id text not null references policies (id) on delete cascade,
        number text not null,
        number_latin text not null,
        title_zh text not null,
        title_en text,
        published_on date not null,
        effective_on date not null,
        ended_on date not null,
        html_zh text not null,
        html_en text,
        check (effective_on <= ended_on)
      )`.execute(db);
      await sql`create index policy_versions_policy on policy_versions (policy_id, effective_on)`.execute(db);
    },
  },
};
