import type { AccountSession } from '@zonekit/api-client/account/contract';
import type { Db, Tx } from '../../frame/context.ts';
import { Problem } from '../../frame/problem.ts';
import { deviceOf } from './device.ts';

/** Where a user is logged in: this session first, then the last seen. */
export const listSessions = async (db: Db | Tx, user_id: string, current: string | null): Promise<AccountSession[]> => {
  const rows = await db
    .selectFrom('sessions')
    .where('user_id', '=', user_id)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .select(['id', 'via', 'user_agent', 'device_id', 'address', 'created_at', 'seen_at'])
    .execute();
  const all = rows.map(({ id, user_agent, device_id, ...row }) => ({
    session_id: id,
    ...deviceOf(user_agent),
    device: device_id?.slice(0, 4).toUpperCase() ?? null,
    ...row,
    current: id === current,
  }));
  return [...all.filter(({ current }) => current), ...all.filter(({ current }) => !current)];
};

/** Ends one of a user's sessions. @throws Problem 404 for one that is not his */
export const endSession = async (db: Db, user_id: string, id: string): Promise<void> => {
  const ended = await db
    .deleteFrom('sessions')
    .where((where) => where.and({ id, user_id }))
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw new Problem(404, 'not_found');
};
