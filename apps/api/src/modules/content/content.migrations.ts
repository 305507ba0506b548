import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchColumns, searchIndexes, sortIndex } from '../../frame/list/columns.ts';

const tables = [
  sql`create table content_information (
    id text primary key,
    kind text not null check (kind in ('news', 'bulletin', 'talent', 'introduction')),
    title_zh text not null,
    title_en text,
    summary_zh text not null,
    summary_en text,
    body_zh text not null,
    body_en text,
    source_zh text not null,
    source_en text,
    cover text,
    year integer not null,
    published_on date not null,
    ${searchColumns}
  )`,
  sql`create table content_videos (
    id text primary key,
    topic text not null check (topic in ('roadshow', 'policy', 'zone', 'course')),
    title_zh text not null,
    title_en text,
    summary_zh text not null,
    summary_en text,
    published_on date not null,
    seconds integer not null check (seconds > 0),
    file_id text not null,
    poster text,
    captions jsonb not null,
    ${searchColumns}
  )`,
  sql`create table content_carousels (
    id text primary key,
    place text not null,
    position integer not null,
    title_zh text not null,
    title_en text,
    line_zh text not null,
    line_en text,
    image text not null,
    alt_zh text not null,
    alt_en text,
    href text not null
  )`,
  sql`create index content_carousels_place on content_carousels (place, position, id)`,
  sql`create table institutions (
    id text primary key,
    kind text not null check (kind in ('platform', 'base', 'research', 'center')),
    field text not null check (field in ('it', 'vehicles', 'robots', 'biotech', 'other')),
    level text not null check (level in ('national', 'provincial', 'municipal', 'district')),
    name_zh text not null,
    name_en text,
    remark_zh text not null,
    remark_en text,
    address_zh text not null,
    address_en text,
    phone text not null,
    founded_on date not null,
    cover text,
    companies jsonb not null,
    shop_id text,
    position bigint not null,
    ${searchColumns}
  )`,
  sql`create table industry_chains (
    id text primary key,
    position integer not null,
    name_zh text not null,
    name_en text,
    remark_zh text not null,
    remark_en text,
    cover text,
    segments jsonb not null
  )`,
  sql`create table industry_positions (
    id text primary key,
    chain_id text not null references industry_chains (id) on delete cascade,
    segment_id text not null,
    position integer not null,
    name_zh text not null,
    name_en text,
    supplies text[] not null,
    gap_zh text,
    gap_en text,
    gap_demands integer not null
  )`,
  sql`create index industry_positions_chain on industry_positions (chain_id, position, id)`,
  sql`create table industry_companies (
    id text primary key,
    chain_id text not null references industry_chains (id) on delete cascade,
    position_id text not null references industry_positions (id) on delete cascade,
    stage text not null check (stage in ('upstream', 'midstream', 'downstream')),
    name_zh text not null,
    name_en text,
    product_zh text not null,
    product_en text,
    staff bigint not null,
    qualification text not null
      check (qualification in ('high_tech', 'specialised', 'champion', 'technology_sme', 'none')),
    offer_zh text not null,
    offer_en text,
    longitude double precision,
    latitude double precision,
    enterprise_id text,
    check ((longitude is null) = (latitude is null)),
    ${searchColumns}
  )`,
  sql`create index industry_companies_chain on industry_companies (chain_id, position_id, id)`,
];

const searched = ['content_information', 'content_videos', 'institutions', 'industry_companies'];

export const contentMigrations: Record<string, Migration> = {
  '2026-11-24-03-content': {
    async up(db: Kysely<unknown>) {
      for (const statement of tables) await statement.execute(db);
      for (const table of searched) for (const { make } of searchIndexes(table)) await make.execute(db);
      await sortIndex('content_information', 'published_on').execute(db);
      // The counts of the facets, without touching the table.
      await sql`create index content_information_cells on content_information (kind, year)`.execute(db);
      await sortIndex('content_videos', 'published_on').execute(db);
      await sortIndex('institutions', 'position', 'kind').execute(db);
      await sortIndex('institutions', 'founded_on', 'kind').execute(db);
      await sortIndex('industry_companies', 'staff').execute(db);
    },
  },
};
