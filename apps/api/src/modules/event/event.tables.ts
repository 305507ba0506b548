import type { EnrolmentStatus, EventCategory } from '@zonekit/api-client/event/contract';
import type { Words } from '@zonekit/api-client/lifecycle';
import type { ColumnType, Selectable } from 'kysely';

export interface StoredAgendaItem {
  at: string;
  minutes: number;
  title: Words;
  speaker: Words;
}

/** Tables of `event`; made by `event.migrations.ts`. The search columns are written by frame/list/write.ts. */
export interface EventTables {
  events: {
    id: string;
    category: EventCategory;
    title_zh: string;
    title_en: string | null;
    summary_zh: string;
    summary_en: string | null;
    body_zh: string;
    body_en: string | null;
    agenda: ColumnType<StoredAgendaItem[], string, string>;
    organizer_zh: string;
    organizer_en: string | null;
    venue_zh: string;
    venue_en: string | null;
    online: boolean;
    opens_at: string;
    closes_at: string;
    starts_at: string;
    ends_at: string;
    /** Month of `starts_at` in Asia/Shanghai: `2026-11`. */
    month: string;
    capacity: number;
    approval: boolean;
    recommended: boolean;
    published_on: string;
    picture_id: string | null;
    declaration_id: string | null;
    /** Places taken and people waiting: written by `enrolment.service.ts`, under the lock of the row. */
    taken: number;
    waiting: number;
    /** Enrolments so far: orders the waiting list. */
    enrolments: number;
    cancelled_at: string | null;
    cancel_reason: string | null;
  };
  /** Files belong to module `file`; there is no foreign key, so that the modules stay apart. */
  event_materials: { event_id: string; file_id: string; position: number };
  event_enrolments: {
    id: string;
    number: string;
    event_id: string;
    user_id: string;
    contact_person: string;
    contact_phone: string;
    message: string;
    status: EnrolmentStatus;
    /** Counts up within the event. */
    sequence: number;
    created_at: string;
    updated_at: string;
  };
}

export type EventRow = Selectable<EventTables['events']>;

declare module '../../database/tables.ts' {
  interface Database extends EventTables {}
}
