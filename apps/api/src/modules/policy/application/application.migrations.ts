import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const applicationMigrations: Record<string, Migration> = {
  '2026-11-22-02-policy-applications': {
    async up(db: Kysely<unknown>) {
      await sql`create table policy_applications (
        id text primary key,
        number text not null unique,
        declaration_id text not null references declarations (id),
        enterprise_id text not null,
        user_id text not null,
        contact_person text not null,
        contact_phone text not null,
        amount bigint,
        statement text not null,
        materials jsonb not null,
        version integer not null,
        status text not null check (status in ('draft', 'submitted', 'reviewing', 'granted', 'returned', 'declined')),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`.execute(db);
      // An enterprise applies once for a call; after a refusal it may again.
      await sql`create unique index policy_applications_once on policy_applications (declaration_id, enterprise_id)
        where status <> 'declined'`.execute(db);
      await sql`create index policy_applications_enterprise on policy_applications (enterprise_id, updated_at desc, id desc)`.execute(
        db,
      );
      await sql`create index policy_applications_newest on policy_applications (updated_at desc, id desc)`.execute(db);
    },
  },
};
