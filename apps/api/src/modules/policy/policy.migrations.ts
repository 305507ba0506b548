import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { renameSearchColumns, searchColumns, searchIndexes } from '../../frame/list/columns.ts';

const documentColumns = sql`
  id text primary key,
  number text not null,
  number_latin text not null,
  department_id text not null references policy_departments (id),
  level text not null check (level in ('national', 'provincial', 'municipal', 'district')),
  theme text not null,
  year integer not null,
  industries text[] not null,
  title_zh text not null,
  title_en text,
  ${searchColumns}`;

const catalogue = [
  sql`create table policy_departments (
    id text primary key, name_zh text not null, name_en text not null, level text not null, position integer not null
  )`,
  sql`create table policy_categories (
    id text primary key, business_code text not null, parent_id text references policy_categories (id),
    name_zh text not null, name_en text not null, hidden boolean not null default false, position integer not null
  )`,
  sql`create index policy_categories_code on policy_categories (business_code, position)`,
  sql`create table policy_tags (
    id text primary key, category_id text not null references policy_categories (id),
    name_zh text not null, name_en text not null, position integer not null
  )`,
];

const documents = [
  sql`create table policy_bodies (id text primary key, html_zh text not null, html_en text)`,
  sql`create table policies (
    ${documentColumns},
    published_on date not null,
    effective_on date not null,
    expires_on date,
    summary_zh text not null,
    summary_en text,
    body_id text not null references policy_bodies (id)
  )`,
  // Lists walk these; the second one also answers the counts of the facets without touching the table.
  sql`create index policies_published on policies (published_on, id)`,
  sql`create index policies_cells on policies (department_id, level, year, expires_on) include (industries)`,
  sql`create index policies_theme on policies (theme, published_on)`,
  sql`create index policies_expires on policies (expires_on)`,
  sql`create table declarations (
    ${documentColumns},
    policy_id text references policies (id),
    opens_at timestamptz(0) not null,
    closes_at timestamptz(0) not null,
    announces_on date,
    amount bigint not null,
    support_zh text not null,
    support_en text not null,
    body_zh text not null,
    body_en text,
    criteria jsonb not null,
    materials jsonb not null,
    process jsonb not null,
    support_table jsonb not null,
    contact jsonb not null,
    rolling boolean not null default false,
    check (opens_at < closes_at)
  )`,
  sql`create index declarations_closes on declarations (closes_at, id)`,
  sql`create index declarations_opens on declarations (opens_at, id)`,
  sql`create index declarations_amount on declarations (amount, id)`,
  sql`create index declarations_policy on declarations (policy_id)`,
  sql`create index declarations_theme on declarations (theme, closes_at)`,
];

const rest = [
  sql`create table policy_attachments (
    item_id text not null, file_id text not null, position integer not null, primary key (item_id, position)
  )`,
  sql`create table policy_profiles (user_id text primary key, profile jsonb not null, updated_at timestamptz(3) not null)`,
  sql`create table policy_seed (id integer primary key check (id = 1), anchor date not null, policies integer not null)`,
];

/** The search's own indexes; a large seed drops them first and makes them at its end. */
export const documentIndexes = ['policies', 'declarations'].flatMap(searchIndexes);

export const policyMigrations: Record<string, Migration> = {
  '2026-11-20-01-policy-documents': {
    async up(db: Kysely<unknown>) {
      for (const statement of [...catalogue, ...documents, ...rest]) await statement.execute(db);
      for (const index of documentIndexes) await index.make.execute(db);
    },
  },
  '2026-11-21-01-policy-profile-sent': {
    async up(db: Kysely<unknown>) {
      await sql`alter table policy_profiles add column sent text`.execute(db);
    },
  },
  '2026-11-23-02-search-vectors': {
    async up(db: Kysely<unknown>) {
      for (const rename of ['policies', 'declarations'].flatMap(renameSearchColumns)) await rename.execute(db);
    },
  },
};
