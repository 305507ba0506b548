import type {
  ReportFigures,
  ReportReason,
  ReportRemark,
  ReportStatus,
} from '@zonekit/api-client/space/report/contract';
import type { ColumnType, Selectable } from 'kysely';

/** Written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

/** Made by `report.migrations.ts`. */
export interface ReportTables {
  space_business_reports: {
    id: string;
    number: string;
    enterprise_id: string;
    /** `2026Q3`; once for each enterprise. */
    period: string;
    year: number;
    starts_on: string;
    ends_on: string;
    due_on: string;
    figures: ColumnType<ReportFigures | null, string | null, string | null>;
    reasons: Json<ReportReason[]>;
    remark: string;
    /** Incremented by each submission. */
    version: number;
    status: ReportStatus;
    remarks: Json<ReportRemark[]>;
    /** Who handed it in last; null while nobody has, or where the account was deleted. */
    user_id: string | null;
    submitted_at: string | null;
    created_at: string;
    updated_at: string;
  };
}

export type ReportRow = Selectable<ReportTables['space_business_reports']>;

declare module '../../../database/tables.ts' {
  interface Database extends ReportTables {}
}
