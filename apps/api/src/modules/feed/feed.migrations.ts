import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const feedMigrations: Record<string, Migration> = {
  '2026-11-22-04-feeds': {
    async up(db: Kysely<unknown>) {
      await sql`create table feeds (
        id text primary key,
        user_id text not null references users (id) on delete cascade,
        token_hash text not null unique,
        sources text[] not null,
        locale text not null check (locale in ('zh-CN', 'en')),
        created_at timestamptz(3) not null,
        last_used_at timestamptz(3)
      )`.execute(db);
      await sql`create index feeds_user on feeds (user_id, created_at)`.execute(db);
    },
  },
};
