import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const fileMigrations: Record<string, Migration> = {
  '2026-11-20-04-file-permissions': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('files')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('storage_key', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('name_en', 'text')
        .addColumn('mime', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('image', 'video', 'pdf', 'other')`))
        .addColumn('size', 'bigint', (column) => column.notNull())
        .addColumn('access', 'text', (column) =>
          column.notNull().check(sql`access in ('public', 'login', 'permission')`),
        )
        .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('file_permissions')
        .addColumn('file_id', 'text', (column) => column.notNull().references('files.id').onDelete('cascade'))
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) =>
          column.notNull().check(sql`status in ('pending', 'AUTHORIZED', 'REJECT')`),
        )
        .addColumn('updated_at', sql`timestamptz(3)`, (column) => column.notNull())
        .addPrimaryKeyConstraint('file_permissions_pk', ['file_id', 'user_id'])
        .execute();
      await db.schema
        .createTable('file_permission_events')
        .addColumn('file_id', 'text', (column) => column.notNull().references('files.id').onDelete('cascade'))
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('at', sql`timestamptz(3)`, (column) => column.notNull())
        .addColumn('from_status', 'text', (column) => column.notNull())
        .addColumn('to_status', 'text', (column) => column.notNull())
        .addColumn('actor_id', 'text', (column) => column.notNull())
        .addColumn('actor', 'text', (column) => column.notNull())
        .addColumn('reason', 'text')
        .addPrimaryKeyConstraint('file_permission_events_pk', ['file_id', 'user_id', 'seq'])
        .execute();
    },
  },
  '2026-11-22-01-file-owners': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('files').addColumn('owner_id', 'text').execute();
      await db.schema.alterTable('files').dropConstraint('files_access_check').execute();
      await db.schema
        .alterTable('files')
        .addCheckConstraint(
          'files_access_check',
          sql`access in ('public', 'login', 'permission') or (access = 'private' and owner_id is not null)`,
        )
        .execute();
      await db.schema
        .createIndex('files_by_owner')
        .on('files')
        .columns(['owner_id', 'created_at'])
        .where('owner_id', 'is not', null)
        .execute();
    },
  },
  '2026-11-22-05-uploads-in-pieces': {
    async up(db: Kysely<unknown>) {
      for (const statement of [
        sql`create table uploads (
          id text primary key,
          owner_id text not null,
          name text not null,
          size bigint not null,
          received bigint not null default 0 check (received between 0 and size),
          fingerprint text not null,
          file_id text references files (id) on delete cascade,
          created_at timestamptz(3) not null,
          expires_at timestamptz(3) not null
        )`,
        sql`create unique index uploads_unfinished on uploads (owner_id, fingerprint, name, size) where file_id is null`,
        sql`create index uploads_by_expiry on uploads (expires_at)`,
        sql`create index uploads_by_file on uploads (file_id) where file_id is not null`,
        sql`create table upload_pieces (
          upload_id text not null references uploads (id) on delete cascade,
          start bigint not null,
          size integer not null,
          storage_key text not null,
          primary key (upload_id, start)
        )`,
        sql`create index upload_pieces_by_key on upload_pieces (storage_key)`,
        sql`create table storage_leftovers (storage_key text primary key, since timestamptz(3) not null)`,
        sql`create index storage_leftovers_by_age on storage_leftovers (since)`,
        sql`create index files_by_key on files (storage_key)`,
      ])
        await statement.execute(db);
    },
  },
  '2026-11-22-07-file-copies': {
    async up(db: Kysely<unknown>) {
      // No foreign key: a row that went with its file would leave its bytes behind, which the sweep finds by the row.
      for (const statement of [
        sql`create table file_copies (
          id text primary key,
          file_id text not null,
          user_id text not null,
          day date not null,
          storage_key text not null,
          size bigint not null,
          created_at timestamptz(3) not null
        )`,
        sql`create index file_copies_by_key on file_copies (storage_key)`,
      ])
        await statement.execute(db);
    },
  },
  '2026-11-22-12-sound-files': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('files').dropConstraint('files_kind_check').execute();
      await db.schema
        .alterTable('files')
        .addCheckConstraint('files_kind_check', sql`kind in ('image', 'video', 'audio', 'pdf', 'other')`)
        .execute();
    },
  },
  // A document that an office issues is private and has no owner: whoever may see its record may read it.
  '2026-11-26-21-files-of-offices': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('files').dropConstraint('files_access_check').execute();
      await db.schema
        .alterTable('files')
        .addCheckConstraint('files_access_check', sql`access in ('public', 'login', 'permission', 'private')`)
        .execute();
    },
  },
};
