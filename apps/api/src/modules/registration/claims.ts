import type { Module } from '../../frame/module.ts';
import { invoiceKinds, invoiceSourceKinds } from './invoice/invoice.labels.ts';
import { invoiceMigrations } from './invoice/invoice.migrations.ts';
import { invoiceQueue, ownInvoiceApplications } from './invoice/invoice.queue.ts';
import { invoiceApplications, seesInvoiceFile } from './invoice/invoice.repository.ts';
import { invoiceRoutes } from './invoice/invoice.routes.ts';
import { invoiceTransfer } from './invoice/invoice.transfer.ts';
import { taxRebateKinds } from './tax-rebate/tax-rebate.labels.ts';
import { taxRebateMigrations } from './tax-rebate/tax-rebate.migrations.ts';
import { ownTaxRebates, taxRebateQueue } from './tax-rebate/tax-rebate.queue.ts';
import { seesTaxRebateFile, taxRebates } from './tax-rebate/tax-rebate.repository.ts';
import { taxRebateRoutes } from './tax-rebate/tax-rebate.routes.ts';
import { taxRebateTransfer } from './tax-rebate/tax-rebate.transfer.ts';
import './invoice/invoice.tables.ts';
import './tax-rebate/tax-rebate.tables.ts';

/** Tax rebates and invoices: what an enterprise asks for besides its registration. */
export const claims = {
  migrations: { ...taxRebateMigrations, ...invoiceMigrations },
  transfers: [taxRebateTransfer, invoiceTransfer],
  queues: [taxRebateQueue, invoiceQueue],
  ownRecords: [ownTaxRebates, ownInvoiceApplications],
  dictionaries: { tax_rebate_kind: taxRebateKinds, invoice_kind: invoiceKinds, invoice_source: invoiceSourceKinds },
  async fileAccess(db, fileId, user) {
    return (await seesTaxRebateFile(db, fileId, user)) || (await seesInvoiceFile(db, fileId, user));
  },
  // Both are the enterprise's and stay with it, without whom to call and where to write.
  personal: {
    async export(db, user_id) {
      const [tax_rebates, invoice_applications] = await Promise.all([
        taxRebates.filedBy(db, user_id),
        invoiceApplications.filedBy(db, user_id),
      ]);
      return { tax_rebates, invoice_applications };
    },
    async erase(tx, user_id) {
      const nobody = { contact_person: '', contact_phone: '' };
      await tx.updateTable('tax_rebates').set(nobody).where('user_id', '=', user_id).execute();
      await tx.updateTable('invoice_applications').set({ email: null }).where('user_id', '=', user_id).execute();
    },
  },
  routes(serve, context) {
    taxRebateRoutes(serve, context);
    invoiceRoutes(serve, context);
  },
} satisfies Omit<Module, 'name'>;
