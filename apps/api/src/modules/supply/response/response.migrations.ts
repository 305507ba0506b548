import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { sortIndex } from '../../../frame/list/columns.ts';

export const responseMigrations: Record<string, Migration> = {
  '2026-11-26-53-supply-responses': {
    async up(db: Kysely<unknown>) {
      await sql`create table supply_responses (
        id text primary key,
        number text not null unique,
        demand_id text not null references supply_demands (id),
        user_id text not null,
        enterprise_id text not null,
        responder text not null,
        proposal text not null,
        price bigint check (price > 0),
        term_months integer not null check (term_months > 0),
        contact_person text not null,
        contact_phone text not null,
        status text not null check (status in ('sent', 'accepted', 'declined')),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`.execute(db);
      await sortIndex('supply_responses', 'updated_at').execute(db);
      for (const owner of ['user_id', 'enterprise_id'])
        await sortIndex('supply_responses', 'updated_at', owner).execute(db);
      // An enterprise may try again after it was declined, and has one response at a time.
      await sql`create unique index supply_responses_once on supply_responses (demand_id, enterprise_id)
        where status <> 'declined'`.execute(db);
      await sql`create index supply_responses_demand on supply_responses (demand_id, status)`.execute(db);
    },
  },
};
