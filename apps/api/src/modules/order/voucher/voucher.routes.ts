import { voucherEndpoints } from '@zonekit/api-client/order/voucher/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { enterpriseRows } from '../../../frame/lifecycle/claim-list.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import {
  createRedemption,
  getRedemption,
  moveRedemption,
  presentRedemptions,
  resubmitRedemption,
} from './redemption.service.ts';
import { getAccount, getStatistics, presentMovements } from './voucher.account.ts';
import { movementKinds } from './voucher.labels.ts';
import { movementFile, movementList, redemptionFile, redemptionList, redemptionStatuses } from './voucher.lists.ts';

/** Innovation vouchers: account, movements, redemptions. */
export const voucherRoutes = (serve: Serve, context: Context): void => {
  const now = () => context.now();
  const finder = createFinder();

  serve(voucherEndpoints.getVoucherAccount, async ({ db, user, locale }) => ({
    data: await getAccount(db, { user, locale, now: now() }),
  }));

  serveList(
    serve,
    context,
    finder,
    { list: voucherEndpoints.listVoucherMovements, file: voucherEndpoints.voucherMovementsFile },
    {
      list: movementList,
      scope: enterpriseRows,
      present: (ids, { db, locale }) => presentMovements(db, ids, locale),
      labels: async ({ locale }) => ({ kind: named(movementKinds, locale), year: 'years' as const }),
      file: movementFile,
    },
  );

  serve(voucherEndpoints.getVoucherStatistics, async ({ db, user, query }) => ({
    data: await getStatistics(db, { user, now: now() }, query.year),
  }));

  serveList(
    serve,
    context,
    finder,
    { list: voucherEndpoints.listRedemptions, file: voucherEndpoints.redemptionsFile },
    {
      list: redemptionList,
      scope: enterpriseRows,
      present: async (ids, { db, user, locale }) => (user ? presentRedemptions(db, ids, { user, locale }) : []),
      labels: async ({ locale }) => ({ status: named(redemptionStatuses, locale) }),
      file: redemptionFile,
    },
  );

  serve(voucherEndpoints.createRedemption, async ({ db, user, locale, body }) => ({
    data: await createRedemption(db, { user, locale, now: now() }, { ...body, contract: null }),
  }));

  serve(voucherEndpoints.createContractRedemption, async ({ db, user, locale, body }) => ({
    data: await createRedemption(db, { user, locale, now: now() }, body),
  }));

  serve(voucherEndpoints.getRedemption, async ({ db, user, locale, params }) => ({
    data: await getRedemption(db, { user, locale }, params.redemption_id),
  }));

  serve(voucherEndpoints.resubmitRedemption, async ({ db, user, locale, params, body }) => ({
    data: await resubmitRedemption(db, { user, locale, now: now() }, params.redemption_id, body),
  }));

  serve(voucherEndpoints.moveRedemption, async ({ db, user, locale, params, body }) => {
    const to = { status: body.status, reason: body.reason ?? null, remarks: body.remarks ?? [] };
    return { data: await moveRedemption(db, { user, locale, now: now() }, params.redemption_id, to) };
  });
};
