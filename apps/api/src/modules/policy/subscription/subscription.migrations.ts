import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const subscriptionMigrations: Record<string, Migration> = {
  '2026-11-22-03-policy-subscriptions': {
    async up(db: Kysely<unknown>) {
      await sql`create table policy_subscriptions (
        user_id text not null references users (id) on delete cascade,
        declaration_id text not null references declarations (id) on delete cascade,
        created_at timestamptz(3) not null,
        primary key (user_id, declaration_id)
      )`.execute(db);
    },
  },
};
