import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates one table of events for all lifecycles, and moves the events of roadshow and file into it. */
export const lifecycleMigrations: Record<string, Migration> = {
  '2026-11-22-01-lifecycle-events': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('lifecycle_events')
        .addColumn('thing', 'text', (column) => column.notNull())
        .addColumn('thing_id', 'text', (column) => column.notNull())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('at', sql`timestamptz(3)`, (column) => column.notNull())
        .addColumn('from_status', 'text')
        .addColumn('to_status', 'text', (column) => column.notNull())
        .addColumn('actor_id', 'text')
        .addColumn('actor', 'text', (column) => column.notNull())
        .addColumn('reason', 'text')
        .addColumn('awaits', 'text')
        .addColumn('due_at', sql`timestamptz(3)`)
        .addColumn('until', sql`timestamptz(3)`)
        .addPrimaryKeyConstraint('lifecycle_events_pk', ['thing', 'thing_id', 'seq'])
        .execute();
      // Two that move one thing at once cannot both end its stage.
      await sql`create unique index lifecycle_events_current on lifecycle_events (thing, thing_id) where until is null`.execute(
        db,
      );
      // The queues: whose turn it is, the most urgent first.
      await sql`create index lifecycle_events_waiting on lifecycle_events (awaits, thing, due_at, at)
        where until is null and awaits is not null`.execute(db);
      await db.schema.createIndex('lifecycle_events_actor').on('lifecycle_events').column('actor_id').execute();
      await sql`insert into lifecycle_events
        select 'roadshow_booking', booking_id, seq, at, from_status, to_status, actor_id, actor, reason,
          case to_status when 'submitted' then 'operator' end, null,
          lead(at) over (partition by booking_id order by seq)
        from booking_events`.execute(db);
      await sql`insert into lifecycle_events
        select 'file_permission', file_id || ' ' || user_id, seq, at, from_status, to_status, actor_id, actor, reason,
          case to_status when 'pending' then 'operator' end, null,
          lead(at) over (partition by file_id, user_id order by seq)
        from file_permission_events`.execute(db);
      await db.schema.dropTable('booking_events').execute();
      await db.schema.dropTable('file_permission_events').execute();
    },
  },
  '2026-11-22-03-settings': {
    async up(db: Kysely<unknown>) {
      await sql`create table settings (
        key text primary key, value jsonb not null, changed_at timestamptz(3) not null, changed_by text not null
      )`.execute(db);
    },
  },
  '2026-11-23-01-lifecycle-subjects': {
    async up(db: Kysely<unknown>) {
      for (const [from, to] of [
        ['thing', 'subject'],
        ['thing_id', 'subject_id'],
        ['awaits', 'waiting_for'],
      ] as const) {
        await db.schema.alterTable('lifecycle_events').renameColumn(from, to).execute();
      }
    },
  },
};
