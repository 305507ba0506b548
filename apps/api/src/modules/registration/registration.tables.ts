import type { RegistrationRemark } from '@zonekit/api-client/registration/contract';
import type { FactKey } from '@zonekit/api-client/registration/facts';
import type { StateOfStep } from '@zonekit/api-client/registration/lists';
import type { ResultKey } from '@zonekit/api-client/registration/results';
import type { RegistrationStep, StepState } from '@zonekit/api-client/registration/steps';
import type { ColumnType, Selectable } from 'kysely';
import type { Answers, Issued, Snapshot } from './registration.values.ts';

/** Written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

/** Tables of one-stop registrations; made by `registration.migrations.ts`. */
export interface RegistrationTables {
  registrations: {
    id: string;
    number: string;
    /** Who began it. */
    user_id: string;
    /** For which they acted; null for a founder without an enterprise. */
    enterprise_id: string | null;
    name: string;
    status: 'applicant' | 'office' | 'done';
    /** `seals.returned` for each step. */
    step_states: StateOfStep[];
    /** Facts that offices have settled. */
    issued: Json<Issued>;
    /** Time of the first submission; null before it, when it is no office's business yet. */
    submitted_at: string | null;
    created_at: string;
    updated_at: string;
  };
  registration_steps: {
    /** `<registration>-<step>`: the subject of its events. */
    id: string;
    registration_id: string;
    step: RegistrationStep;
    state: StepState;
    /** What was typed into its form. */
    answers: Json<Answers>;
    /** The whole form as it was submitted; null while it can be changed. */
    snapshot: ColumnType<Snapshot | null, string | null, string | null>;
    remarks: Json<RegistrationRemark[]>;
    results: Json<Partial<Record<ResultKey, string>>>;
    /** Files that were issued. */
    documents: string[];
    version: number;
    saved_at: string | null;
    submitted_at: string | null;
    done_at: string | null;
  };
  /** Counters of the steps, and `contact`: who helps applicants. */
  registration_desks: {
    id: string;
    office_zh: string;
    office_en: string;
    person: string;
    phone: string;
    hours_zh: string;
    hours_en: string;
  };
  /** Values of choices that differ from zone to zone: branches, seal makers. */
  registration_options: { id: string; fact: FactKey; label_zh: string; label_en: string; position: number };
}

export type RegistrationRow = Selectable<RegistrationTables['registrations']>;
export type StepRow = Selectable<RegistrationTables['registration_steps']>;
export type DeskRow = Selectable<RegistrationTables['registration_desks']>;
export type OptionRow = Selectable<RegistrationTables['registration_options']>;

declare module '../../database/tables.ts' {
  interface Database extends RegistrationTables {}
}
