import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { Problem } from '../../../frame/problem.ts';
import {
  createApplication,
  deleteApplication,
  editApplication,
  getApplication,
  listApplications,
  moveApplication,
} from './application.service.ts';

const writeCursor = (last: { updated_at: string; id: string }): string =>
  Buffer.from(`${last.updated_at} ${last.id}`).toString('base64url');

const readCursor = (cursor: string): { updated_at: string; id: string } => {
  const [updated_at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (Number.isNaN(Date.parse(updated_at)) || id === '') throw new Problem(400, 'bad_request');
  return { updated_at, id };
};

/** Applications of policies, under `/policy/users_policy`. */
export const applicationRoutes = (serve: Serve, context: Context): void => {
  const asker = <C extends { user: Parameters<typeof getApplication>[1]['user']; locale: 'zh-CN' | 'en' }>(
    call: C,
  ) => ({
    user: call.user,
    locale: call.locale,
    now: context.now(),
  });

  serve(policyEndpoints.listApplications, async (call) => {
    const { page_index, page_size, cursor, status } = call.query;
    const after = cursor === undefined ? { skip: (page_index - 1) * page_size } : readCursor(cursor);
    const found = await listApplications(call.db, asker(call), { status, size: page_size, after });
    const next_cursor = found.last && writeCursor(found.last);
    const page = { page_index, page_size, total: found.total, total_capped: false, next_cursor };
    return { data: found.applications, page };
  });

  serve(policyEndpoints.createApplication, async (call) => ({
    data: await createApplication(call.db, asker(call), call.body),
  }));

  serve(policyEndpoints.getApplication, async (call) => ({
    data: await getApplication(call.db, asker(call), call.params.application_id),
  }));

  serve(policyEndpoints.editApplication, async (call) => ({
    data: await editApplication(call.db, asker(call), call.params.application_id, call.body),
  }));

  serve(policyEndpoints.moveApplication, async (call) => {
    const to = { status: call.body.status, reason: call.body.reason ?? null };
    return { data: await moveApplication(call.db, asker(call), call.params.application_id, to) };
  });

  serve(policyEndpoints.deleteApplication, async (call) => {
    await deleteApplication(call.db, asker(call), call.params.application_id);
    return { data: { deleted: true } as const };
  });
};
