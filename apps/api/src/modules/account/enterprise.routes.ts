import { enterpriseEndpoints } from '@zonekit/api-client/account/contract';
import type { Context, Serve } from '../../frame/context.ts';
import { bearerOf } from '../../frame/serve.ts';
import { sessionOf } from '../auth/auth.tokens.ts';
import { addEnterprise, currentOf, editEnterprise, getEnterprise, listEmployments } from './enterprise.service.ts';
import { invite, join, listMembers, removeMember, staffToken } from './staff.service.ts';

/** The user's enterprises, who acts for them, and for which one a session does. */
export const serveEnterprise = (serve: Serve, context: Context): void => {
  serve(enterpriseEndpoints.getEnterprise, async ({ db, user }) => ({
    data: await getEnterprise(db, user.user_id, currentOf(user)),
  }));

  serve(enterpriseEndpoints.addEnterprise, async ({ db, user, body, request }) => {
    const session_id = await sessionOf(db, bearerOf(request) ?? '');
    return { data: await addEnterprise(db, { user_id: user.user_id, session_id }, body, context.now()) };
  });

  serve(enterpriseEndpoints.editEnterprise, async ({ user, body }) => ({
    data: await editEnterprise(context.db, user, body, context.now()),
  }));

  serve(enterpriseEndpoints.listEmployments, async ({ db, user }) => ({ data: await listEmployments(db, user) }));

  serve(enterpriseEndpoints.staffToken, async ({ user, query, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return { data: await staffToken(context, user, bearerOf(request) ?? '', query.enterprise_id) };
  });

  serve(enterpriseEndpoints.listMembers, async ({ db, user }) => ({ data: await listMembers(db, user) }));

  serve(enterpriseEndpoints.invite, async ({ user }) => ({ data: await invite(context, user) }));

  serve(enterpriseEndpoints.join, async ({ db, user, body, request }) => {
    const session_id = await sessionOf(db, bearerOf(request) ?? '');
    return { data: await join(context, user, session_id, body.code) };
  });

  serve(enterpriseEndpoints.removeMember, async ({ user, body }) => ({
    data: await removeMember(context.db, user, body.user_id),
  }));
};
