import { CARRIER_KINDS, INCUBATOR_KINDS } from '@zonekit/api-client/space/incubator/lists';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchColumns, searchIndexes, sortIndex } from '../../../frame/list/columns.ts';

const createHosts = async (db: Kysely<unknown>, table: string, kinds: readonly string[]): Promise<void> => {
  await sql`create table ${sql.table(table)} (
    id text primary key,
    kind text not null check (kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})),
    level text not null check (level in ('national', 'provincial', 'municipal')),
    fields text[] not null,
    name_zh text not null,
    name_en text,
    offer_zh text not null,
    offer_en text,
    introduction_zh text not null,
    introduction_en text,
    operator_zh text not null,
    operator_en text,
    address_zh text not null,
    address_en text,
    phone text not null,
    longitude double precision not null,
    latitude double precision not null,
    park_id text references space_parks (id),
    cover text,
    term_months integer not null,
    mentors integer not null,
    graduates integer not null,
    seat_groups jsonb not null,
    services jsonb not null,
    companies jsonb not null,
    steps jsonb not null,
    recognised_on date not null,
    position bigint not null,
    vacant_seats bigint not null check (vacant_seats >= 0),
    seat_state text not null check (seat_state in ('vacant', 'full')),
    ${searchColumns}
  )`.execute(db);
  for (const { make } of searchIndexes(table)) await make.execute(db);
  for (const column of ['position', 'vacant_seats', 'recognised_on']) await sortIndex(table, column).execute(db);
};

export const incubatorMigrations: Record<string, Migration> = {
  '2026-11-25-10-space-incubators': {
    async up(db: Kysely<unknown>) {
      await createHosts(db, 'space_incubators', INCUBATOR_KINDS);
      await createHosts(db, 'space_carriers', CARRIER_KINDS);
    },
  },
};
