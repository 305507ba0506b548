import type { BookingStatus, HalfDayEntry } from '@zonekit/api-client/roadshow/contract';
import type { ColumnType } from 'kysely';

/** Tables of `roadshow`; made by `roadshow.migrations.ts`. */
export interface RoadshowTables {
  bookings: {
    id: string;
    number: string;
    user_id: string;
    organization: string;
    reg_address: string;
    credit_code: string;
    roadshow_title: string;
    roadshow_content: string;
    contact_person: string;
    contact_phone: string;
    attendees_count: number;
    equipment_required: string;
    /** The requested half-days; stays when they are released. Written as JSON text. */
    appointment_dates: ColumnType<HalfDayEntry[], string, never>;
    /** Months of the requested half-days, `YYYY-MM`. */
    months: ColumnType<string[], string[], never>;
    status: BookingStatus;
    /** Recording of a held booking: a row of `content_videos`. */
    video_id: ColumnType<string | null, never, string | null>;
    created_at: string;
  };
  /** One row for each half-day that is taken, deleted when its booking is rejected or cancelled. */
  booking_half_days: { appointment_date: string; period: number; booking_id: string };
}

declare module '../../database/tables.ts' {
  interface Database extends RoadshowTables {}
}
