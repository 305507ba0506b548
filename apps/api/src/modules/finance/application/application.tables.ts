import type {
  FinanceApplicationRemark,
  FinanceApplicationStatus,
  FinanceTarget,
} from '@zonekit/api-client/finance/application/contract';
import type { ColumnType, Selectable } from 'kysely';

/** Made by `application.migrations.ts`. */
export interface FinanceApplicationTables {
  finance_applications: {
    id: string;
    number: string;
    enterprise_id: string;
    /** Who submitted it. */
    user_id: string;
    target: FinanceTarget;
    target_id: string;
    /** As it was called when it was applied to; it may be renamed or end. */
    title_zh: string;
    title_en: string | null;
    provider_zh: string;
    provider_en: string | null;
    path: string;
    /** Fen. */
    amount: number;
    term_months: number | null;
    purpose: string;
    plan: string;
    contact_person: string;
    contact_phone: string;
    /** Ids of files, as `statements` and `attachments` are. */
    licence: string;
    statements: string[];
    attachments: string[];
    version: number;
    status: FinanceApplicationStatus;
    /** Written as JSON text. */
    remarks: ColumnType<FinanceApplicationRemark[], string, string>;
    created_at: string;
    updated_at: string;
  };
}

export type FinanceApplicationRow = Selectable<FinanceApplicationTables['finance_applications']>;

declare module '../../../database/tables.ts' {
  interface Database extends FinanceApplicationTables {}
}
