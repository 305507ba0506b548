import { sql } from 'kysely';
import type { Tx } from '../../../frame/context.ts';
import { claimTable } from '../../../frame/lifecycle/claim-table.ts';
import type { FileAccess } from '../../../frame/module.ts';
import type { InvoiceTables } from './invoice.tables.ts';

export const invoiceApplications = claimTable<InvoiceTables['invoice_applications']>('invoice_applications');

/** Another application whose invoice has this number. Transactions for the same number follow one another. */
export const applicationOfInvoice = async (tx: Tx, invoiceNumber: string) => {
  await sql`select pg_advisory_xact_lock(hashtext(${`invoice ${invoiceNumber}`}))`.execute(tx);
  return tx
    .selectFrom('invoice_applications')
    .select('number')
    .where('invoice_number', '=', invoiceNumber)
    .executeTakeFirst();
};

/** The members of an enterprise see the invoices that were issued to it. */
export const seesInvoiceFile: FileAccess = async (db, fileId, { enterprise_id }) => {
  if (enterprise_id === null) return false;
  const row = await db
    .selectFrom('invoice_applications')
    .select('id')
    .where('enterprise_id', '=', enterprise_id)
    .where('issued_file', '=', fileId)
    .executeTakeFirst();
  return row !== undefined;
};
