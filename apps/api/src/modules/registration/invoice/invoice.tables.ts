import type {
  InvoiceKind,
  InvoiceRemark,
  InvoiceSourceKind,
  InvoiceStatus,
} from '@zonekit/api-client/registration/invoice/contract';
import type { ColumnType, Selectable } from 'kysely';

/** Made by `invoice.migrations.ts`. */
export interface InvoiceTables {
  invoice_applications: {
    id: string;
    number: string;
    enterprise_id: string;
    /** Who submitted it. */
    user_id: string;
    kind: InvoiceKind;
    title: string;
    credit_code: string;
    buyer_address: string | null;
    buyer_phone: string | null;
    buyer_bank: string | null;
    buyer_account: string | null;
    source: InvoiceSourceKind;
    /** Of the order or contract, as its number is; null for something else. */
    source_id: string | null;
    source_number: string | null;
    item: string;
    /** Fen. */
    amount: number;
    email: string | null;
    address: string | null;
    remark: string;
    /** Of the issued invoice; null before. */
    invoice_number: string | null;
    issued_on: string | null;
    /** Id of a file. */
    issued_file: string | null;
    version: number;
    status: InvoiceStatus;
    /** Written as JSON text. */
    remarks: ColumnType<InvoiceRemark[], string, string>;
    created_at: string;
    updated_at: string;
  };
}

export type InvoiceRow = Selectable<InvoiceTables['invoice_applications']>;

declare module '../../../database/tables.ts' {
  interface Database extends InvoiceTables {}
}
