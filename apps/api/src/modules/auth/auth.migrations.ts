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
};
