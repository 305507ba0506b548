import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchColumns, searchIndexes, sortIndex } from '../../frame/list/columns.ts';

export const faqMigrations: Record<string, Migration> = {
  '2026-11-24-02-faq': {
    async up(db: Kysely<unknown>) {
      await sql`create table faqs (
        id text primary key,
        title_zh text not null,
        title_en text,
        category text not null,
        answer_zh text not null,
        answer_en text,
        office_zh text not null,
        office_en text,
        source_kind text check (source_kind in ('policy', 'declaration')),
        source_id text,
        source_clause integer,
        updated_on date not null,
        check ((source_kind is null) = (source_id is null)),
        ${searchColumns}
      )`.execute(db);
      for (const { make } of searchIndexes('faqs')) await make.execute(db);
      await sortIndex('faqs', 'updated_on').execute(db);
      // The counts of the facets, without touching the table.
      await sql`create index faqs_cells on faqs (category)`.execute(db);
      await sql`create table faq_questions (
        id text primary key,
        number text not null unique,
        user_id text not null,
        content text not null,
        status text not null check (status in ('sent', 'answered', 'closed', 'declined')),
        answer text,
        faq_id text references faqs (id),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`.execute(db);
      await sortIndex('faq_questions', 'updated_at').execute(db);
      await sortIndex('faq_questions', 'updated_at', 'user_id').execute(db);
    },
  },
};
