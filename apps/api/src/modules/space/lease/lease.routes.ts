import { leaseEndpoints } from '@zonekit/api-client/space/lease/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { sendFile } from '../../../frame/list/send-file.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import { contractStatuses, leaseFile, leaseList, leasesOf, rentFile } from './lease.lists.ts';
import type { Caller } from './lease.present.ts';
import { getLease, getRenewalOptions, moveLease, presentLeases, renewLease } from './lease.service.ts';

/** Calls under `/space-service/contracts`. */
export const leaseRoutes = (serve: Serve, context: Context): void => {
  const caller = ({ user, locale }: Pick<Caller, 'user' | 'locale'>): Caller => ({ user, locale, now: context.now() });

  serveList(
    serve,
    context,
    createFinder(),
    { list: leaseEndpoints.listContracts, file: leaseEndpoints.contractsFile },
    {
      list: leaseList,
      scope: leasesOf,
      present: (ids, { db, locale, now }) => presentLeases(db, ids, { locale, now }),
      labels: async ({ locale }) => ({ status: named(contractStatuses, locale) }),
      file: leaseFile,
    },
  );

  serve(leaseEndpoints.getContract, async (call) => ({
    data: await getLease(call.db, caller(call), call.params.contract_id),
  }));

  serve(leaseEndpoints.contractRents, async (call) => {
    const { rents } = await getLease(call.db, caller(call), call.params.contract_id);
    return sendFile(call, context, 'csv', rentFile, rents);
  });

  serve(leaseEndpoints.moveContract, async (call) => {
    const to = { status: call.body.status, reason: call.body.reason ?? null };
    return { data: await moveLease(call.db, caller(call), call.params.contract_id, to) };
  });

  serve(leaseEndpoints.renewalOptions, async (call) => ({
    data: await getRenewalOptions(call.db, caller(call), call.params.contract_id),
  }));

  serve(leaseEndpoints.renewContract, async (call) => ({
    data: await renewLease(call.db, caller(call), call.params.contract_id, call.body),
  }));
};
