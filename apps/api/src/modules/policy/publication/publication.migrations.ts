import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchColumns, searchIndexes, sortIndex } from '../../../frame/list/columns.ts';

const tables = [
  sql`create table policy_publications (
    id text primary key,
    kind text not null check (kind in ('announcement', 'publicity', 'canvass')),
    department_id text not null references policy_departments (id),
    year integer not null,
    title_zh text not null,
    title_en text,
    summary_zh text not null,
    summary_en text,
    body_zh text not null,
    body_en text,
    published_on date not null,
    closes_at timestamptz(0),
    declaration_id text references declarations (id) on delete set null,
    policy_id text references policies (id) on delete set null,
    phone text not null,
    ${searchColumns},
    check ((closes_at is null) = (kind = 'announcement'))
  )`,
  sql`create table policy_grants (
    id text primary key,
    publication_id text not null references policy_publications (id) on delete cascade,
    position integer not null,
    department_id text not null,
    year integer not null,
    published_on date not null,
    project_zh text not null,
    project_en text,
    enterprise_zh text not null,
    enterprise_en text,
    amount bigint not null check (amount >= 0),
    ${searchColumns},
    unique (publication_id, position)
  )`,
  sql`create table policy_opinions (
    id text primary key,
    publication_id text not null references policy_publications (id) on delete cascade,
    user_id text not null references users (id) on delete cascade,
    clause text not null,
    text text not null,
    created_at timestamptz(0) not null
  )`,
  sql`create index policy_opinions_of on policy_opinions (publication_id, user_id)`,
  sql`create index policy_opinions_user on policy_opinions (user_id)`,
  sortIndex('policy_publications', 'published_on', 'kind'),
  sortIndex('policy_grants', 'published_on'),
  sortIndex('policy_grants', 'amount'),
  sortIndex('policy_grants', 'amount', 'publication_id'),
];

export const publicationMigrations: Record<string, Migration> = {
  '2026-11-24-12-policy-publications': {
    async up(db: Kysely<unknown>) {
      for (const table of tables) await table.execute(db);
      for (const { make } of ['policy_publications', 'policy_grants'].flatMap(searchIndexes)) await make.execute(db);
    },
  },
};
