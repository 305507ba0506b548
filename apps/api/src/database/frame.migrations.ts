import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { makeSynonyms } from '../frame/list/search/synonyms.ts';

export const frameMigrations: Record<string, Migration> = {
  '2026-11-20-00-frame': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('nonces')
        .addColumn('client_id', 'text', (column) => column.notNull())
        .addColumn('nonce', 'text', (column) => column.notNull())
        .addColumn('expires_at', sql`timestamptz(3)`, (column) => column.notNull())
        .addPrimaryKeyConstraint('nonces_pk', ['client_id', 'nonce'])
        .execute();
      await db.schema.createIndex('nonces_expires_at').on('nonces').column('expires_at').execute();
      await db.schema
        .createTable('idempotency_keys')
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .addColumn('status', 'integer', (column) => column.notNull())
        .addColumn('answer', 'text', (column) => column.notNull())
        .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
        .addPrimaryKeyConstraint('idempotency_keys_pk', ['owner', 'key'])
        .execute();
      await db.schema.createIndex('idempotency_keys_created_at').on('idempotency_keys').column('created_at').execute();
    },
  },
  '2026-11-24-01-search-synonyms': { up: makeSynonyms },
};
