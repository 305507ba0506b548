import type {
  TaxRebateKind,
  TaxRebateRemark,
  TaxRebateStatus,
} from '@zonekit/api-client/registration/tax-rebate/contract';
import type { ColumnType, Selectable } from 'kysely';

/** Made by `tax-rebate.migrations.ts`. */
export interface TaxRebateTables {
  tax_rebates: {
    id: string;
    number: string;
    enterprise_id: string;
    /** Who submitted it. */
    user_id: string;
    kind: TaxRebateKind;
    starts_on: string;
    /** Included. */
    ends_on: string;
    /** Fen, as `amount` is. */
    declared: number;
    amount: number;
    account_name: string;
    account_number: string;
    bank: string;
    reason: string;
    /** Ids of files, as `certificates` are. */
    declaration: string;
    certificates: string[];
    contact_person: string;
    contact_phone: string;
    version: number;
    status: TaxRebateStatus;
    /** Written as JSON text. */
    remarks: ColumnType<TaxRebateRemark[], string, string>;
    created_at: string;
    updated_at: string;
  };
}

export type TaxRebateRow = Selectable<TaxRebateTables['tax_rebates']>;

declare module '../../../database/tables.ts' {
  interface Database extends TaxRebateTables {}
}
