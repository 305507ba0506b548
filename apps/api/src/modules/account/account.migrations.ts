import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const time = sql`timestamptz(3)`;

export const accountMigrations: Record<string, Migration> = {
  '2026-11-21-11-account': {
    async up(db: Kysely<unknown>) {
      let addresses = db.schema
        .createTable('addresses')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'));
      const parts = ['province', 'city', 'county'].flatMap((level) => [`${level}_id`, `${level}_name`]);
      for (const name of ['contact', 'phone', ...parts, 'detail']) {
        addresses = addresses.addColumn(name, 'text', (column) => column.notNull());
      }
      await addresses
        .addColumn('postcode', 'text')
        .addColumn('is_default', 'boolean', (column) => column.notNull())
        .addColumn('created_at', time, (column) => column.notNull())
        .execute();
      await db.schema.createIndex('addresses_user_id').on('addresses').column('user_id').execute();
      await sql`create unique index addresses_default on addresses (user_id) where is_default`.execute(db);
      await db.schema
        .createTable('enterprise_invitations')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('enterprise_id', 'text', (column) =>
          column.notNull().references('enterprises.id').onDelete('cascade'),
        )
        .addColumn('expires_at', time, (column) => column.notNull())
        .execute();
    },
  },
  '2026-11-22-11-enterprise-files': {
    async up(db: Kysely<unknown>) {
      // No reference: files are another module's, which takes away none that an enterprise shows.
      await db.schema
        .alterTable('enterprises')
        .addColumn('logo_file_id', 'text')
        .addColumn('licence_file_id', 'text')
        .execute();
      for (const name of ['logo_file_id', 'licence_file_id']) {
        await db.schema.createIndex(`enterprises_${name}`).on('enterprises').column(name).execute();
      }
    },
  },
};
