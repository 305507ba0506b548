import type { Application, ApplicationStatus } from '@zonekit/api-client/policy/contract';
import type { ColumnType } from 'kysely';

/** Tables of policy applications; made by `application.migrations.ts`. */
export interface ApplicationTables {
  policy_applications: {
    id: string;
    number: string;
    declaration_id: string;
    enterprise_id: string;
    /** Who began it. */
    user_id: string;
    contact_person: string;
    contact_phone: string;
    /** Fen; null where no amount is requested. */
    amount: number | null;
    statement: string;
    /** Written as JSON text. */
    materials: ColumnType<Application['materials'], string, string>;
    version: number;
    status: ApplicationStatus;
    created_at: string;
    updated_at: string;
  };
}

declare module '../../../database/tables.ts' {
  interface Database extends ApplicationTables {}
}
