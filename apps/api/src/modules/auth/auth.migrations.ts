import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const time = sql`timestamptz(3)`;

export const authMigrations: Record<string, Migration> = {
  '2026-11-20-01-auth': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('enterprises')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('users')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('account', 'text', (column) => column.notNull().unique())
        .addColumn('password_hash', 'text', (column) => column.notNull())
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('nickname', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('enterprise_id', 'text', (column) => column.references('enterprises.id'))
        .addColumn('last_enterprise_id', 'text', (column) => column.references('enterprises.id'))
        .execute();
      await db.schema
        .createTable('login_attempts')
        .addColumn('account', 'text', (column) => column.primaryKey())
        .addColumn('failures', 'integer', (column) => column.notNull())
        .addColumn('at', time, (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('enterprise_staff')
        .addColumn('enterprise_id', 'text', (column) => column.notNull().references('enterprises.id'))
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
        .addPrimaryKeyConstraint('enterprise_staff_pk', ['enterprise_id', 'user_id'])
        .execute();
      await db.schema
        .createTable('tokens')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('via', 'text', (column) => column.notNull())
        .addColumn('issued_at', time, (column) => column.notNull())
        .addColumn('expires_at', time, (column) => column.notNull())
        .addColumn('replaced_until', time)
        .execute();
      await db.schema.createIndex('tokens_expires_at').on('tokens').column('expires_at').execute();
      await db.schema
        .createTable('captchas')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('code_hash', 'text', (column) => column.notNull())
        .addColumn('expires_at', time, (column) => column.notNull())
        .execute();
      for (const name of ['sso_sessions', 'sso_codes']) {
        await db.schema
          .createTable(name)
          .addColumn('hash', 'text', (column) => column.primaryKey())
          .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
          .addColumn('expires_at', time, (column) => column.notNull())
          .execute();
      }
    },
  },
  '2026-11-21-10-auth-sessions': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('users')
        .addColumn('is_operator', 'boolean', (column) => column.notNull().defaultTo(false))
        .addColumn('created_at', time, (column) => column.notNull().defaultTo(sql`now()`))
        .addColumn('deletion_due_at', time)
        .addColumn('deleted_at', time)
        .execute();
      await db.schema
        .alterTable('enterprise_staff')
        .addColumn('position', 'text', (column) =>
          column.notNull().defaultTo('staff').check(sql`position in ('owner', 'staff')`),
        )
        .addColumn('joined_at', time, (column) => column.notNull().defaultTo(sql`now()`))
        .execute();
      // What a user may do follows from what he is in the enterprise that a session acts for, and is stored once.
      await sql`update users set is_operator = true where role = 'operator'`.execute(db);
      await sql`insert into enterprise_staff (enterprise_id, user_id, position)
        select enterprise_id, id, case role when 'staff' then 'staff' else 'owner' end
        from users where enterprise_id is not null on conflict do nothing`.execute(db);
      await db.schema.alterTable('users').dropColumn('role').dropColumn('enterprise_id').execute();
      await db.schema.createIndex('enterprise_staff_user_id').on('enterprise_staff').column('user_id').execute();
      await sql`create unique index users_phone on users (phone) where phone <> ''`.execute(db);
      await sql`create index users_deletion_due_at on users (deletion_due_at) where deletion_due_at is not null`.execute(
        db,
      );
      await db.schema
        .alterTable('enterprises')
        .addColumn('credit_code', 'text')
        .addColumn('area', 'jsonb')
        .addColumn('address', 'text')
        .addColumn('industry', 'text')
        .addColumn('contact', 'text')
        .addColumn('contact_phone', 'text')
        .addColumn('intro', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('updated_at', time)
        .execute();
      await sql`create unique index enterprises_credit_code on enterprises (credit_code)`.execute(db);
      await db.schema
        .createTable('sessions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('via', 'text', (column) => column.notNull())
        .addColumn('enterprise_id', 'text', (column) => column.references('enterprises.id').onDelete('set null'))
        .addColumn('user_agent', 'text', (column) => column.notNull())
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('created_at', time, (column) => column.notNull())
        .addColumn('seen_at', time, (column) => column.notNull())
        .execute();
      await db.schema.createIndex('sessions_user_id').on('sessions').column('user_id').execute();
      // Those who are logged in log in once more: their tokens belong to no session.
      await sql`delete from tokens`.execute(db);
      await db.schema.alterTable('tokens').dropColumn('user_id').dropColumn('via').execute();
      await db.schema
        .alterTable('tokens')
        .addColumn('session_id', 'text', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
        .execute();
      await db.schema.createIndex('tokens_session_id').on('tokens').column('session_id').execute();
      await db.schema
        .createTable('quota_uses')
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('at', time, (column) => column.notNull())
        .execute();
      await db.schema.createIndex('quota_uses_key_at').on('quota_uses').columns(['key', 'at']).execute();
      await db.schema
        .createTable('sms_codes')
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('code_hash', 'text', (column) => column.notNull())
        .addColumn('expires_at', time, (column) => column.notNull())
        .addPrimaryKeyConstraint('sms_codes_pk', ['phone', 'purpose'])
        .execute();
      await db.schema
        .createTable('consents')
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('document', 'text', (column) => column.notNull().check(sql`document in ('terms', 'privacy')`))
        .addColumn('version', 'text', (column) => column.notNull())
        .addColumn('at', time, (column) => column.notNull())
        .addColumn('address', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('consents_pk', ['user_id', 'document', 'version'])
        .execute();
      for (const name of ['sso_sessions', 'sso_codes']) {
        await db.schema
          .alterTable(name)
          .addColumn('provider', 'text', (column) => column.notNull().defaultTo('scyq'))
          .execute();
      }
    },
  },
  '2026-11-23-12-auth-sign-on': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('sessions').addColumn('device_id', 'text').execute();
      await db.schema
        .createIndex('sessions_user_id_device_id')
        .on('sessions')
        .columns(['user_id', 'device_id'])
        .unique()
        .execute();
      await db.schema
        .createTable('sso_attempts')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('provider', 'text', (column) => column.notNull())
        .addColumn('redirect_uri', 'text', (column) => column.notNull())
        .addColumn('nonce', 'text', (column) => column.notNull())
        .addColumn('code_verifier', 'text', (column) => column.notNull())
        .addColumn('expires_at', time, (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('sso_links')
        .addColumn('provider', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('created_at', time, (column) => column.notNull())
        .addPrimaryKeyConstraint('sso_links_pk', ['provider', 'subject'])
        .execute();
      await db.schema.createIndex('sso_links_user_id').on('sso_links').column('user_id').execute();
    },
  },
};
