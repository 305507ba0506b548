import { FACILITY_KINDS } from '@zonekit/api-client/experiment/facility/lists';
import {
  BOOKING_STATES,
  HOLDER_TYPES,
  INSTRUMENT_CATEGORIES,
  LABORATORY_TYPES,
  PROJECT_TYPES,
  RESEARCH_PHASES,
  TECHNOLOGY_FIELDS,
  VOUCHER_CHOICES,
  WAITING_TIMES,
} from '@zonekit/api-client/experiment/lists';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchColumns, searchIndexes, sortIndex } from '../../frame/list/columns.ts';

const oneOf = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

/** Columns that the list of instruments is sorted by. */
const SORTED = ['usage_rate', 'price', 'rating_rank', 'purchased_on'] as const;
/** Columns that it is narrowed by. */
const NARROWED = [
  'category',
  'field',
  'services',
  'qualifications',
  'waiting',
  'voucher',
  'booking',
  'shop_id',
  'price',
] as const;

/** Indexes that the list of instruments reads; a large seed drops them first and makes them at its end. */
export const instrumentIndexes = [
  ...searchIndexes('experiment_instruments'),
  ...SORTED.flatMap((column) => [
    {
      name: `experiment_instruments_${column}`,
      make: sortIndex('experiment_instruments', column, undefined, NARROWED),
    },
    // A list of one category or of one provider is walked among its own rows.
    ...(['category', 'shop_id'] as const).map((leading) => ({
      name: `experiment_instruments_${leading}_${column}`,
      make: sortIndex('experiment_instruments', column, leading, NARROWED),
    })),
  ]),
  {
    // The counts of the facets, without touching the table.
    name: 'experiment_instruments_cells',
    make: sql`create index experiment_instruments_cells on experiment_instruments
      (category, field, waiting, voucher, booking, shop_id) include (services, qualifications)`,
  },
  {
    name: 'experiment_instruments_region',
    make: sql`create index experiment_instruments_region on experiment_instruments (region_id)
      where region_id is not null`,
  },
  {
    name: 'experiment_instruments_laboratory',
    make: sql`create index experiment_instruments_laboratory on experiment_instruments (laboratory_id, booking)
      where laboratory_id is not null`,
  },
];

const bookable = sql`
  id text primary key,
  shop_id text not null,
  title_zh text not null,
  title_en text,
  field text not null check (field in (${oneOf(TECHNOLOGY_FIELDS)})),
  services text[] not null,
  voucher_rate integer not null check (voucher_rate between 0 and 100),
  voucher text not null check (voucher in (${oneOf(VOUCHER_CHOICES)})),
  booking text not null check (booking in (${oneOf(BOOKING_STATES)})),
  address_zh text not null,
  address_en text,
  price bigint not null check (price > 0),
  introduction_zh text not null,
  introduction_en text,
  figures jsonb not null,
  modes jsonb not null,
  options jsonb not null,
  notes jsonb not null,
  keeper_zh text not null,
  keeper_en text,
  keeper_phone text not null,
  cover text`;

export const experimentMigrations: Record<string, Migration> = {
  '2026-11-25-40-experiment': {
    async up(db: Kysely<unknown>) {
      await sql`create table experiment_facilities (
        ${bookable},
        kind text not null check (kind in (${oneOf(FACILITY_KINDS)})),
        area integer not null check (area > 0),
        capacity integer not null check (capacity > 0),
        longitude double precision not null,
        latitude double precision not null,
        position bigint not null,
        ${searchColumns}
      )`.execute(db);
      for (const { make } of searchIndexes('experiment_facilities')) await make.execute(db);
      for (const column of ['position', 'price']) await sortIndex('experiment_facilities', column).execute(db);

      await sql`create table experiment_laboratories (
        id text primary key,
        name_zh text not null,
        name_en text,
        type text not null check (type in (${oneOf(LABORATORY_TYPES)})),
        level text not null check (level in ('national', 'provincial', 'municipal', 'district')),
        field text not null check (field in (${oneOf(TECHNOLOGY_FIELDS)})),
        qualifications text[] not null,
        host_zh text not null,
        host_en text,
        focus_zh text not null,
        focus_en text,
        introduction_zh text not null,
        introduction_en text,
        address_zh text not null,
        address_en text,
        director_zh text not null,
        director_en text,
        phone text not null,
        team bigint not null check (team > 0),
        directions jsonb not null,
        members jsonb not null,
        topics jsonb not null,
        founded_on date not null,
        cover text,
        position bigint not null,
        topics_until date not null,
        ${searchColumns}
      )`.execute(db);
      for (const { make } of searchIndexes('experiment_laboratories')) await make.execute(db);
      for (const column of ['position', 'team', 'founded_on'])
        await sortIndex('experiment_laboratories', column).execute(db);

      await sql`create table experiment_instruments (
        ${bookable},
        model text not null,
        category text not null check (category in (${oneOf(INSTRUMENT_CATEGORIES)})),
        qualifications text[] not null,
        waiting text not null check (waiting in (${oneOf(WAITING_TIMES)})),
        usage_rate bigint not null check (usage_rate between 0 and 100),
        uses integer not null check (uses >= 0),
        rating_rank bigint not null default 0,
        purchased_on date not null,
        purchase_value bigint not null check (purchase_value >= 0),
        calibrated_until date,
        region_id text references experiment_facilities (id),
        laboratory_id text references experiment_laboratories (id),
        ${searchColumns}
      )`.execute(db);
      for (const { make } of instrumentIndexes) await make.execute(db);

      await sql`create table experiment_outcomes (
        id text primary key,
        title_zh text not null,
        title_en text,
        field text not null check (field in (${oneOf(TECHNOLOGY_FIELDS)})),
        phase text not null check (phase in (${oneOf(RESEARCH_PHASES)})),
        maturity bigint not null check (maturity between 1 and 9),
        cooperation text[] not null,
        holder_type text not null check (holder_type in (${oneOf(HOLDER_TYPES)})),
        holder_zh text not null,
        holder_en text,
        price bigint check (price > 0),
        terms_zh text,
        terms_en text,
        progress_zh text,
        progress_en text,
        introduction_zh text not null,
        introduction_en text,
        highlights jsonb not null,
        figures jsonb not null,
        applications jsonb not null,
        patents jsonb not null,
        contact_zh text not null,
        contact_en text,
        contact_phone text not null,
        laboratory_id text references experiment_laboratories (id),
        published_on date not null,
        cover text,
        maturity_band text not null,
        pricing text not null,
        price_order bigint not null,
        ${searchColumns}
      )`.execute(db);
      for (const { make } of searchIndexes('experiment_outcomes')) await make.execute(db);
      for (const column of ['published_on', 'maturity', 'price_order'])
        await sortIndex('experiment_outcomes', column).execute(db);
      await sql`create index experiment_outcomes_laboratory on experiment_outcomes (laboratory_id)
        where laboratory_id is not null`.execute(db);

      await sql`create table experiment_projects (
        id text primary key,
        title_zh text not null,
        title_en text,
        type text not null check (type in (${oneOf(PROJECT_TYPES)})),
        field text not null check (field in (${oneOf(TECHNOLOGY_FIELDS)})),
        phase text not null check (phase in (${oneOf(RESEARCH_PHASES)})),
        undertaker_zh text not null,
        undertaker_en text,
        remark_zh text not null,
        remark_en text,
        introduction_zh text not null,
        introduction_en text,
        budget bigint not null check (budget > 0),
        starts_on date not null,
        ends_on date not null,
        partners jsonb not null,
        goals jsonb not null,
        milestones jsonb not null,
        contact_zh text not null,
        contact_en text,
        contact_phone text not null,
        ${searchColumns},
        constraint experiment_projects_term check (starts_on <= ends_on)
      )`.execute(db);
      for (const { make } of searchIndexes('experiment_projects')) await make.execute(db);
      for (const column of ['starts_on', 'ends_on', 'budget'])
        await sortIndex('experiment_projects', column).execute(db);
    },
  },
};
