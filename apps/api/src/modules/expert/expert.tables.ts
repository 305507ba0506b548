import type {
  ConsultationInput,
  ConsultationStatus,
  Consulting,
  ExpertEntryForm,
  ExpertEntryRemark,
  ExpertEntryStatus,
  ExpertField,
  ExpertLanguage,
  ExpertTitle,
  InstitutionKind,
} from '@zonekit/api-client/expert/contract';
import type { ColumnType } from 'kysely';
import type { ExpertProfile } from './expert.profile.ts';

/** Tables of `expert`; made by `expert.migrations.ts`. The search columns are written by frame/list/write.ts. */
export interface ExpertTables {
  experts: {
    id: string;
    /** Who answers as this expert; null where the zone office does. */
    user_id: string | null;
    name_zh: string;
    name_en: string | null;
    field: ExpertField;
    title: ExpertTitle;
    institution_zh: string;
    institution_en: string | null;
    institution_kind: InstitutionKind;
    position_zh: string | null;
    position_en: string | null;
    headline_zh: string;
    headline_en: string | null;
    languages: ExpertLanguage[];
    consulting: Consulting;
    photo: string | null;
    free_minutes: number;
    /** Fen; null where it is agreed on. */
    hourly_fee: number | null;
    answered: number;
    reply_hours: number | null;
    /** Half-days of a week: `1am` is Monday morning. */
    hours: string[];
    profile: ExpertProfile;
    listed_on: string;
  };
  expert_entries: {
    id: string;
    number: string;
    user_id: string;
    /** Written as JSON text, as `remarks` is. */
    form: ColumnType<ExpertEntryForm, string, string>;
    version: number;
    status: ExpertEntryStatus;
    remarks: ColumnType<ExpertEntryRemark[], string, string>;
    expert_id: string | null;
    created_at: string;
    updated_at: string;
  };
  expert_consultations: {
    id: string;
    number: string;
    /** Of an expert who may have left meanwhile. */
    expert_id: string;
    user_id: string;
    question: string;
    mode: ConsultationInput['mode'];
    date: string;
    period: ConsultationInput['period'];
    contact_person: string;
    contact_phone: string;
    status: ConsultationStatus;
    created_at: string;
    updated_at: string;
  };
}

declare module '../../database/tables.ts' {
  interface Database extends ExpertTables {}
}
