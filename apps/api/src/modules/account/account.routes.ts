import { accountEndpoints } from '@zonekit/api-client/account/contract';
import { toIsoTime } from '../../database/parsers.ts';
import type { Module } from '../../frame/module.ts';
import { bearerOf } from '../../frame/serve.ts';
import { checkAgreements } from '../auth/auth.agreements.ts';
import { consentsOf, recordConsent } from '../auth/auth.consent.ts';
import { userInfoOf } from '../auth/auth.repository.ts';
import { endSessions } from '../auth/auth.service.ts';
import { sessionOf } from '../auth/auth.tokens.ts';
import { addressOf } from '../auth/auth.visit.ts';
import { serveAddresses } from './address.routes.ts';
import { requestDeletion } from './deletion.service.ts';
import { serveEnterprise } from './enterprise.routes.ts';
import { rightsOf } from './rights.ts';
import { endSession, listSessions } from './sessions.service.ts';
import { editUser } from './user.service.ts';

export const accountRoutes: Module['routes'] = (serve, context, modules) => {
  const { db } = context;
  serveAddresses(serve, context);
  serveEnterprise(serve, context);

  serve(accountEndpoints.editUser, async ({ body, user, request }) => {
    await editUser(context, user, body, addressOf(request));
    return { data: await userInfoOf(db, user.user_id, user.enterprise_id) };
  });

  serve(accountEndpoints.rights, async ({ user }) => ({
    data: { user_type: user.role, enterprise_id: user.enterprise_id, rights: rightsOf(user.role) },
  }));

  const current = (request: Parameters<typeof bearerOf>[0]) => sessionOf(db, bearerOf(request) ?? '');

  serve(accountEndpoints.listSessions, async ({ user, request }) => ({
    data: await listSessions(db, user.user_id, await current(request)),
  }));

  serve(accountEndpoints.endSession, async ({ user, body, request }) => {
    await endSession(db, user.user_id, body.session_id);
    return { data: await listSessions(db, user.user_id, await current(request)) };
  });

  serve(accountEndpoints.endOtherSessions, async ({ user, request }) => {
    const session = await current(request);
    await endSessions(db, user.user_id, session);
    return { data: await listSessions(db, user.user_id, session) };
  });

  serve(accountEndpoints.consents, async ({ user }) => ({ data: await consentsOf(db, user.user_id) }));

  serve(accountEndpoints.giveConsent, async ({ user, body, request }) => {
    checkAgreements(body);
    await recordConsent(db, user.user_id, addressOf(request), context.now());
    return { data: await consentsOf(db, user.user_id) };
  });

  serve(accountEndpoints.exportData, async ({ user, reply }) => {
    const data: Record<string, unknown> = {};
    for (const { name, personal } of modules) {
      if (personal) data[name] = await personal.export(db, user.user_id);
    }
    reply.header('cache-control', 'no-store');
    return { data: { exported_at: toIsoTime(context.now()), data } };
  });

  serve(accountEndpoints.requestDeletion, async ({ user, body, request }) => ({
    data: { delete_at: await requestDeletion(context, user, body, addressOf(request)) },
  }));
};
