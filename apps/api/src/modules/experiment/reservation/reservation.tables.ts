import type { Selectable } from 'kysely';
import type { Json } from '../bookable.tables.ts';
import type { BothWords } from '../experiment.words.ts';

export interface OpenHours {
  /** 1 Monday to 7 Sunday. */
  weekday: number;
  /** `09:00` */
  opens: string;
  closes: string;
}

/** Tables of reservations; made by `reservation.migrations.ts`. */
export interface ReservationTables {
  experiment_rules: {
    /** An instrument or a facility. */
    obj_id: string;
    kind: 'instrument' | 'facility';
    bucket_minutes: number;
    hours: Json<OpenHours[]>;
    /** `12:00`; both null without a break. */
    lunch_from: string | null;
    lunch_to: string | null;
    shortest_minutes: number;
    longest_minutes: number;
    lead_hours: number;
    horizon_days: number;
    /** Of one enterprise and week; null for no limit. */
    weekly_minutes: number | null;
    /** Percent due for a cancellation after the confirmation. */
    cancellation_rate: number;
    disabled: Json<{ date: string; note: BothWords }[]>;
  };
  /** Time that is not offered: maintenance, and uses that were not booked here. */
  experiment_blocks: {
    id: string;
    obj_id: string;
    starts_at: string;
    ends_at: string;
    kind: 'maintenance' | 'external';
    note_zh: string;
    note_en: string | null;
  };
  /** Buckets that orders hold. The key sells each once. */
  experiment_buckets: {
    obj_id: string;
    starts_at: string;
    ends_at: string;
    order_id: string;
    enterprise_id: string;
  };
  /** Enterprises whose staff are trained for self-operation. */
  experiment_trainings: {
    obj_id: string;
    enterprise_id: string;
    /** Included. */
    valid_until: string;
  };
}

export type RulesRow = Selectable<ReservationTables['experiment_rules']>;
export type BlockRow = Selectable<ReservationTables['experiment_blocks']>;

export type TrainingRow = Selectable<ReservationTables['experiment_trainings']>;

declare module '../../../database/tables.ts' {
  interface Database extends ReservationTables {}
}
