import { financeApplicationEndpoints as endpoints } from '@zonekit/api-client/finance/application/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { enterpriseRows } from '../../../frame/lifecycle/claim-list.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import { financeTargets } from './application.labels.ts';
import { financeApplicationFile, financeApplicationList, financeApplicationStatuses } from './application.lists.ts';
import {
  createApplication,
  getApplication,
  moveApplication,
  presentApplications,
  resubmitApplication,
} from './application.service.ts';

/** Applications for money, under `/financial/applications`. */
export const financeApplicationRoutes = (serve: Serve, context: Context): void => {
  const now = () => context.now();

  serveList(
    serve,
    context,
    createFinder(),
    { list: endpoints.listFinanceApplications, file: endpoints.financeApplicationsFile },
    {
      list: financeApplicationList,
      scope: enterpriseRows,
      present: async (ids, { db, user, locale }) => (user ? presentApplications(db, ids, { user, locale }) : []),
      labels: async ({ locale }) => ({
        target: named(financeTargets, locale),
        status: named(financeApplicationStatuses, locale),
      }),
      file: financeApplicationFile,
    },
  );

  serve(endpoints.createFinanceApplication, async ({ db, user, locale, body }) => ({
    data: await createApplication(db, { user, locale, now: now() }, body),
  }));

  serve(endpoints.getFinanceApplication, async ({ db, user, locale, params }) => ({
    data: await getApplication(db, { user, locale }, params.application_id),
  }));

  serve(endpoints.resubmitFinanceApplication, async ({ db, user, locale, params, body }) => ({
    data: await resubmitApplication(db, { user, locale, now: now() }, params.application_id, body),
  }));

  serve(endpoints.moveFinanceApplication, async ({ db, user, locale, params, body }) => {
    const { status, reason = null, remarks = [] } = body;
    const change = { status, reason, remarks };
    return { data: await moveApplication(db, { user, locale, now: now() }, params.application_id, change) };
  });
};
