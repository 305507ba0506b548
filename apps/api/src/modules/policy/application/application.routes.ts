import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { presentedRows, serveList } from '../../../frame/list/serve-list.ts';
import { applicationFile, applicationList, applicationStatuses, applicationsOf } from './application.lists.ts';
import { findSummaries } from './application.repository.ts';
import {
  createApplication,
  deleteApplication,
  editApplication,
  getApplication,
  moveApplication,
  presentSummary,
} from './application.service.ts';

/** Applications of policies, under `/policy/users_policy`. */
export const applicationRoutes = (serve: Serve, context: Context): void => {
  const asker = <C extends { user: Parameters<typeof getApplication>[1]['user']; locale: 'zh-CN' | 'en' }>(
    call: C,
  ) => ({
    user: call.user,
    locale: call.locale,
    now: context.now(),
  });

  serveList(
    serve,
    context,
    createFinder(),
    { list: policyEndpoints.listApplications, file: policyEndpoints.applicationsFile },
    {
      list: applicationList,
      scope: applicationsOf,
      ...presentedRows(findSummaries, (rows, { user, locale }) =>
        user ? rows.map((row) => presentSummary(row, { user, locale })) : [],
      ),
      labels: async ({ locale }) => ({ status: named(applicationStatuses, locale) }),
      file: applicationFile,
    },
  );

  // Only the applicant and the operator see applications: in the rush before a deadline visitors' answers stay shared.
  const change: typeof serve = (endpoint, handler) => serve(endpoint, handler, { keepsShared: true });

  change(policyEndpoints.createApplication, async (call) => ({
    data: await createApplication(call.db, asker(call), call.body),
  }));

  serve(policyEndpoints.getApplication, async (call) => ({
    data: await getApplication(call.db, asker(call), call.params.application_id),
  }));

  change(policyEndpoints.editApplication, async (call) => ({
    data: await editApplication(call.db, asker(call), call.params.application_id, call.body),
  }));

  change(policyEndpoints.moveApplication, async (call) => {
    const to = { status: call.body.status, reason: call.body.reason ?? null };
    return { data: await moveApplication(call.db, asker(call), call.params.application_id, to) };
  });

  change(policyEndpoints.deleteApplication, async (call) => {
    await deleteApplication(call.db, asker(call), call.params.application_id);
    return { data: { deleted: true } as const };
  });
};
