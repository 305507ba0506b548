import { settlementEndpoints } from '@zonekit/api-client/space/settlement/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { enterpriseRows } from '../../../frame/lifecycle/claim-list.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import { settlementFile, settlementList, settlementStatuses } from './settlement.lists.ts';
import {
  createSettlement,
  getSettlement,
  moveSettlement,
  presentSettlements,
  resubmitSettlement,
} from './settlement.service.ts';

/** Applications for the platform's settlement. */
export const settlementRoutes = (serve: Serve, context: Context): void => {
  const now = () => context.now();

  serveList(
    serve,
    context,
    createFinder(),
    { list: settlementEndpoints.listSettlements, file: settlementEndpoints.settlementsFile },
    {
      list: settlementList,
      scope: enterpriseRows,
      present: async (ids, { db, user, locale }) => (user ? presentSettlements(db, ids, { user, locale }) : []),
      labels: async ({ locale }) => ({ status: named(settlementStatuses, locale) }),
      file: settlementFile,
    },
  );

  serve(settlementEndpoints.createSettlement, async ({ db, user, locale, body }) => ({
    data: await createSettlement(db, { user, locale, now: now() }, body),
  }));

  serve(settlementEndpoints.getSettlement, async ({ db, user, locale, params }) => ({
    data: await getSettlement(db, { user, locale }, params.settlement_id),
  }));

  serve(settlementEndpoints.resubmitSettlement, async ({ db, user, locale, params, body }) => ({
    data: await resubmitSettlement(db, { user, locale, now: now() }, params.settlement_id, body),
  }));

  serve(settlementEndpoints.moveSettlement, async ({ db, user, locale, params, body }) => {
    const to = { status: body.status, reason: body.reason ?? null, remarks: body.remarks ?? [] };
    return { data: await moveSettlement(db, { user, locale, now: now() }, params.settlement_id, to) };
  });
};
