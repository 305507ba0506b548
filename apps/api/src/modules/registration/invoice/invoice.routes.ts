import { invoiceEndpoints as endpoints } from '@zonekit/api-client/registration/invoice/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { enterpriseRows } from '../../../frame/lifecycle/claim-list.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import { invoiceKinds } from './invoice.labels.ts';
import { invoiceApplicationFile, invoiceApplicationList, invoiceStatuses } from './invoice.lists.ts';
import {
  createInvoiceApplication,
  getInvoiceApplication,
  moveInvoiceApplication,
  presentInvoiceApplications,
  resubmitInvoiceApplication,
} from './invoice.service.ts';
import { listSources } from './invoice.sources.ts';

/** Applications for invoices, under `/businessregistration/invoice_applications`. */
export const invoiceRoutes = (serve: Serve, context: Context): void => {
  const now = () => context.now();

  serveList(
    serve,
    context,
    createFinder(),
    { list: endpoints.listInvoiceApplications, file: endpoints.invoiceApplicationsFile },
    {
      list: invoiceApplicationList,
      scope: enterpriseRows,
      present: async (ids, { db, user, locale }) => (user ? presentInvoiceApplications(db, ids, { user, locale }) : []),
      labels: async ({ locale }) => ({ kind: named(invoiceKinds, locale), status: named(invoiceStatuses, locale) }),
      file: invoiceApplicationFile,
    },
  );

  serve(endpoints.listInvoiceSources, async ({ db, user, locale }) => ({
    data: await listSources(db, user.enterprise_id, locale),
  }));

  serve(endpoints.createInvoiceApplication, async ({ db, user, locale, body }) => ({
    data: await createInvoiceApplication(db, { user, locale, now: now() }, body),
  }));

  serve(endpoints.getInvoiceApplication, async ({ db, user, locale, params }) => ({
    data: await getInvoiceApplication(db, { user, locale }, params.invoice_application_id),
  }));

  serve(endpoints.resubmitInvoiceApplication, async ({ db, user, locale, params, body }) => ({
    data: await resubmitInvoiceApplication(db, { user, locale, now: now() }, params.invoice_application_id, body),
  }));

  serve(endpoints.moveInvoiceApplication, async ({ db, user, locale, params, body }) => {
    const { status, reason = null, remarks = [], ...issued } = body;
    const change = { status, reason, remarks, issued };
    const caller = { user, locale, now: now() };
    return { data: await moveInvoiceApplication(db, caller, params.invoice_application_id, change) };
  });
};
