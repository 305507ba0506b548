import type { SettlementRemark, SettlementStatus } from '@zonekit/api-client/space/settlement/contract';
import type { ColumnType, Selectable } from 'kysely';

/** Made by `settlement.migrations.ts`. */
export interface SettlementTables {
  space_settlements: {
    id: string;
    number: string;
    enterprise_id: string;
    /** Who filed it. */
    user_id: string;
    contract_id: string;
    starts_on: string;
    /** Included. */
    ends_on: string;
    /** Fen. */
    amount: number;
    account_name: string;
    account_number: string;
    bank: string;
    /** Ids of files. */
    invoices: string[];
    remark: string;
    version: number;
    status: SettlementStatus;
    /** Written as JSON text. */
    remarks: ColumnType<SettlementRemark[], string, string>;
    created_at: string;
    updated_at: string;
  };
}

export type SettlementRow = Selectable<SettlementTables['space_settlements']>;

declare module '../../../database/tables.ts' {
  interface Database extends SettlementTables {}
}
