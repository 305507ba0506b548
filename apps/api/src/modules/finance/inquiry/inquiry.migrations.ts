import { INQUIRY_SUBJECTS } from '@zonekit/api-client/finance/inquiry/lists';
import { statesOf } from '@zonekit/api-client/lifecycle';
import { financeInquiry } from '@zonekit/api-client/lifecycle/finance-inquiry';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { sortIndex } from '../../../frame/list/columns.ts';

const oneOf = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

export const financeInquiryMigrations: Record<string, Migration> = {
  '2026-11-25-83-finance-inquiries': {
    async up(db: Kysely<unknown>) {
      await sql`create table finance_inquiries (
        id text primary key,
        number text not null unique,
        user_id text not null references users (id),
        subject text not null check (subject in (${oneOf(INQUIRY_SUBJECTS)})),
        subject_id text not null,
        title_zh text not null,
        title_en text,
        path text not null,
        content text not null,
        contact_person text not null,
        contact_phone text not null,
        status text not null check (status in (${oneOf(statesOf(financeInquiry))})),
        answer text,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`.execute(db);
      await sortIndex('finance_inquiries', 'updated_at').execute(db);
      await sortIndex('finance_inquiries', 'updated_at', 'user_id').execute(db);
    },
  },
};
