import { statesOf } from '@zonekit/api-client/lifecycle';
import { onlineMessage } from '@zonekit/api-client/lifecycle/online-message';
import { MESSAGE_SUBJECTS } from '@zonekit/api-client/material/message/lists';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { sortIndex } from '../../../frame/list/columns.ts';

const oneOf = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

export const messageMigrations: Record<string, Migration> = {
  '2026-11-25-63-online-messages': {
    async up(db: Kysely<unknown>) {
      await sql`create table online_messages (
        id text primary key,
        number text not null unique,
        user_id text not null references users (id),
        subject text not null check (subject in ('shop', 'service', 'product')),
        subject_id text not null,
        title_zh text not null,
        title_en text,
        path text,
        shop_id text not null references shops (id),
        content text not null,
        contact_person text not null,
        contact_phone text not null,
        status text not null check (status in (${oneOf(statesOf(onlineMessage))})),
        answer text,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`.execute(db);
      await sortIndex('online_messages', 'updated_at').execute(db);
      await sortIndex('online_messages', 'updated_at', 'user_id').execute(db);
      await sql`create index online_messages_shop on online_messages (shop_id)`.execute(db);
    },
  },
  '2026-11-26-01-messages-on-resources': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('online_messages').dropConstraint('online_messages_subject_check').execute();
      await sql`alter table online_messages
        alter column shop_id drop not null,
        add column holder_zh text,
        add column holder_en text,
        add check (subject in (${oneOf(MESSAGE_SUBJECTS)})),
        add check (shop_id is not null or holder_zh is not null)`.execute(db);
    },
  },
};
