import type {
  EntryApplicationForm,
  EntryApplicationRemark,
  EntryApplicationStatus,
} from '@zonekit/api-client/space/entry-application/contract';
import type { ColumnType, Selectable } from 'kysely';

/** Tables of park entry applications; made by `entry-application.migrations.ts`. */
export interface EntryApplicationTables {
  space_applications: {
    id: string;
    number: string;
    enterprise_id: string;
    /** User who created it. */
    user_id: string;
    /** Written as JSON text, as `remarks` is. */
    form: ColumnType<EntryApplicationForm, string, string>;
    remarks: ColumnType<EntryApplicationRemark[], string, string>;
    version: number;
    status: EntryApplicationStatus;
    /** The contract that its approval has made. */
    contract_id: ColumnType<string | null, string | null | undefined>;
    created_at: string;
    updated_at: string;
  };
}

export type EntryApplicationRow = Selectable<EntryApplicationTables['space_applications']>;

declare module '../../../database/tables.ts' {
  interface Database extends EntryApplicationTables {}
}
