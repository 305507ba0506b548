import { entryApplicationEndpoints } from '@zonekit/api-client/space/entry-application/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import type { Caller } from '../lease/lease.present.ts';
import {
  entryApplicationFile,
  entryApplicationList,
  entryApplicationStatuses,
  entryApplicationsOf,
} from './entry-application.lists.ts';
import { getEntryApplication, presentEntryApplications } from './entry-application.present.ts';
import { createEntryApplication, editEntryApplication, moveEntryApplication } from './entry-application.service.ts';

/** Calls under `/space-service/admission_applies`. */
export const entryApplicationRoutes = (serve: Serve, context: Context): void => {
  const caller = ({ user, locale }: Pick<Caller, 'user' | 'locale'>): Caller => ({ user, locale, now: context.now() });

  serveList(
    serve,
    context,
    createFinder(),
    {
      list: entryApplicationEndpoints.listEntryApplications,
      file: entryApplicationEndpoints.entryApplicationsFile,
    },
    {
      list: entryApplicationList,
      scope: entryApplicationsOf,
      present: async (ids, { db, user, locale }) => (user ? presentEntryApplications(db, ids, { user, locale }) : []),
      labels: async ({ locale }) => ({ status: named(entryApplicationStatuses, locale) }),
      file: entryApplicationFile,
    },
  );

  serve(entryApplicationEndpoints.createEntryApplication, async (call) => ({
    data: await createEntryApplication(call.db, caller(call), call.body),
  }));

  serve(entryApplicationEndpoints.getEntryApplication, async (call) => ({
    data: await getEntryApplication(call.db, call, call.params.admission_apply_id),
  }));

  serve(entryApplicationEndpoints.editEntryApplication, async (call) => ({
    data: await editEntryApplication(call.db, caller(call), call.params.admission_apply_id, call.body),
  }));

  serve(entryApplicationEndpoints.moveEntryApplication, async (call) => {
    const { status, reason = null, remarks = [] } = call.body;
    const change = { status, reason, remarks };
    return { data: await moveEntryApplication(call.db, caller(call), call.params.admission_apply_id, change) };
  });
};
