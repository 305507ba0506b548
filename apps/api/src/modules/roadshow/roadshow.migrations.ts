import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const roadshowMigrations: Record<string, Migration> = {
  '2026-11-20-03-roadshow-bookings': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('bookings')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('number', 'text', (column) => column.notNull().unique())
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('organization', 'text', (column) => column.notNull())
        .addColumn('reg_address', 'text', (column) => column.notNull())
        .addColumn('credit_code', 'text', (column) => column.notNull())
        .addColumn('roadshow_title', 'text', (column) => column.notNull())
        .addColumn('roadshow_content', 'text', (column) => column.notNull())
        .addColumn('contact_person', 'text', (column) => column.notNull())
        .addColumn('contact_phone', 'text', (column) => column.notNull())
        .addColumn('attendees_count', 'integer', (column) => column.notNull())
        .addColumn('equipment_required', 'text', (column) => column.notNull())
        .addColumn('appointment_dates', 'jsonb', (column) => column.notNull())
        .addColumn('status', 'text', (column) =>
          column.notNull().check(sql`status in ('submitted', 'approved', 'held', 'rejected', 'cancelled')`),
        )
        .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('bookings_user_newest')
        .on('bookings')
        .columns(['user_id', 'created_at desc', 'id desc'])
        .execute();
      await db.schema.createIndex('bookings_newest').on('bookings').columns(['created_at desc', 'id desc']).execute();
      // The primary key is what no two bookings can share. The reference is checked at commit, so that the half-days
      // are claimed first and a booking that comes too late writes nothing else.
      await db.schema
        .createTable('booking_half_days')
        .addColumn('appointment_date', 'date', (column) => column.notNull())
        .addColumn('period', 'smallint', (column) => column.notNull().check(sql`period in (1, 2)`))
        .addColumn('booking_id', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('booking_half_days_pk', ['appointment_date', 'period'])
        .addForeignKeyConstraint('booking_half_days_booking', ['booking_id'], 'bookings', ['id'], (constraint) =>
          constraint.onDelete('cascade').deferrable().initiallyDeferred(),
        )
        .execute();
      await db.schema
        .createIndex('booking_half_days_booking_id')
        .on('booking_half_days')
        .column('booking_id')
        .execute();
      await db.schema
        .createTable('booking_events')
        .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id').onDelete('cascade'))
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('at', sql`timestamptz(3)`, (column) => column.notNull())
        .addColumn('from_status', 'text')
        .addColumn('to_status', 'text', (column) => column.notNull())
        .addColumn('actor_id', 'text', (column) => column.notNull())
        .addColumn('actor', 'text', (column) => column.notNull())
        .addColumn('reason', 'text')
        .addPrimaryKeyConstraint('booking_events_pk', ['booking_id', 'seq'])
        .execute();
    },
  },
  '2026-11-25-20-roadshow-months-and-videos': {
    async up(db: Kysely<unknown>) {
      await sql`alter table bookings
        add column months text[] not null default '{}',
        add column video_id text unique references content_videos (id) on delete set null`.execute(db);
      await sql`update bookings set months = array(
        select distinct left(half ->> 'appointment_date', 7) from jsonb_array_elements(appointment_dates) half)`.execute(
        db,
      );
    },
  },
};
