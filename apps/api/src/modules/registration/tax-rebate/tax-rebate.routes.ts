import { taxRebateEndpoints as endpoints } from '@zonekit/api-client/registration/tax-rebate/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { enterpriseRows } from '../../../frame/lifecycle/claim-list.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import { taxRebateKinds } from './tax-rebate.labels.ts';
import { taxRebateFile, taxRebateList, taxRebateStatuses } from './tax-rebate.lists.ts';
import {
  createTaxRebate,
  getTaxRebate,
  moveTaxRebate,
  presentTaxRebates,
  resubmitTaxRebate,
} from './tax-rebate.service.ts';

/** Applications for tax rebates, under `/businessregistration/tax_rebates`. */
export const taxRebateRoutes = (serve: Serve, context: Context): void => {
  const now = () => context.now();

  serveList(
    serve,
    context,
    createFinder(),
    { list: endpoints.listTaxRebates, file: endpoints.taxRebatesFile },
    {
      list: taxRebateList,
      scope: enterpriseRows,
      present: async (ids, { db, user, locale }) => (user ? presentTaxRebates(db, ids, { user, locale }) : []),
      labels: async ({ locale }) => ({ kind: named(taxRebateKinds, locale), status: named(taxRebateStatuses, locale) }),
      file: taxRebateFile,
    },
  );

  serve(endpoints.createTaxRebate, async ({ db, user, locale, body }) => ({
    data: await createTaxRebate(db, { user, locale, now: now() }, body),
  }));

  serve(endpoints.getTaxRebate, async ({ db, user, locale, params }) => ({
    data: await getTaxRebate(db, { user, locale }, params.tax_rebate_id),
  }));

  serve(endpoints.resubmitTaxRebate, async ({ db, user, locale, params, body }) => ({
    data: await resubmitTaxRebate(db, { user, locale, now: now() }, params.tax_rebate_id, body),
  }));

  serve(endpoints.moveTaxRebate, async ({ db, user, locale, params, body }) => {
    const { status, reason = null, remarks = [] } = body;
    const change = { status, reason, remarks };
    return { data: await moveTaxRebate(db, { user, locale, now: now() }, params.tax_rebate_id, change) };
  });
};
