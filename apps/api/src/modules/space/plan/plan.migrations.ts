import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table space_parcels (
    id text primary key,
    park_id text references space_parks (id),
    building_id text unique references space_buildings (id),
    name_zh text not null,
    name_en text,
    state text check (state in ('vacant', 'reserved', 'let', 'built')),
    use text not null check (use in ('industrial', 'research', 'business', 'logistics', 'green')),
    area bigint not null check (area > 0),
    floor_area_ratio integer check (floor_area_ratio > 0),
    ring jsonb not null,
    -- What follows from contracts is stored nowhere else.
    constraint space_parcels_state check ((state is null) = (building_id is not null))
  )`,
  sql`create table space_outlines (
    building_id text primary key references space_buildings (id),
    ring jsonb not null
  )`,
  sql`create table space_panoramas (
    id text primary key,
    park_id text references space_parks (id),
    name_zh text not null,
    name_en text,
    position integer not null
  )`,
  sql`create table space_scenes (
    id text primary key,
    panorama_id text not null references space_panoramas (id),
    name_zh text not null,
    name_en text,
    description_zh text not null,
    description_en text,
    picture text not null,
    flat text not null,
    yaw double precision not null check (yaw between -180 and 180),
    pitch double precision not null check (pitch between -90 and 90),
    ways jsonb not null,
    position integer not null
  )`,
  sql`create index space_scenes_panorama on space_scenes (panorama_id, position, id)`,
];

export const planMigrations: Record<string, Migration> = {
  '2026-11-25-20-space-plan': {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await statement.execute(db);
    },
  },
  '2026-11-26-60-space-information': {
    async up(db: Kysely<unknown>) {
      await sql`create table space_information (
        id text primary key check (id in ('office', 'factory', 'incubatorOffice', 'industry')),
        title_zh text not null,
        title_en text,
        summary_zh text not null,
        summary_en text,
        description_zh text not null,
        description_en text,
        terms_zh text not null,
        terms_en text,
        suits_zh text not null,
        suits_en text
      )`.execute(db);
    },
  },
};
