import { authEndpoints } from '@zonekit/api-client/auth/contract';
import { toIsoTime } from '../../database/parsers.ts';
import type { Module } from '../../frame/context.ts';
import { userInfoOf } from './auth.repository.ts';

export const authModule: Module = {
  name: 'auth',
  routes(serve, context) {
    serve(authEndpoints.userInfo, async ({ user, db }) => ({ data: await userInfoOf(db, user.user_id) }));

    serve(authEndpoints.serverTime, async ({ locale }) => {
      const now = context.now();
      return { data: { ts: Math.floor(now.getTime() / 1000), time: toIsoTime(now), locale } };
    });
  },
};
