import type { MovementKind, RedemptionRemark, RedemptionStatus } from '@zonekit/api-client/order/voucher/contract';
import type { ColumnType, Generated, Selectable } from 'kysely';

/** Made by `voucher.migrations.ts`. */
export interface VoucherTables {
  /** One per enterprise and year. `balance` and `granted` follow from the movements; `applyMovement` alone writes them. */
  voucher_accounts: {
    id: string;
    enterprise_id: string;
    year: number;
    /** Included. */
    expires_on: string;
    /** Fen. */
    granted: number;
    balance: number;
  };
  voucher_movements: {
    id: string;
    /** In the order in which they were applied. */
    seq: Generated<number>;
    account_id: string;
    enterprise_id: string;
    year: number;
    kind: MovementKind;
    /** Fen; negative for what leaves the account. */
    amount: number;
    /** After it. */
    balance: number;
    /** Of the order or redemption; null for a grant. */
    subject_id: string | null;
    note_zh: string | null;
    note_en: string | null;
    at: string;
  };
  voucher_redemptions: {
    id: string;
    number: string;
    account_id: string;
    enterprise_id: string;
    /** Who filed it. */
    user_id: string;
    service: string;
    provider: string;
    /** Fen. */
    invoice_total: number;
    amount: number;
    account_name: string;
    account_number: string;
    bank: string;
    /** Ids of files. */
    invoices: string[];
    contract: string | null;
    remark: string;
    version: number;
    status: RedemptionStatus;
    /** Written as JSON text. */
    remarks: ColumnType<RedemptionRemark[], string, string>;
    created_at: string;
    updated_at: string;
  };
}

export type AccountRow = Selectable<VoucherTables['voucher_accounts']>;
export type MovementRow = Selectable<VoucherTables['voucher_movements']>;
export type RedemptionRow = Selectable<VoucherTables['voucher_redemptions']>;

declare module '../../../database/tables.ts' {
  interface Database extends VoucherTables {}
}
