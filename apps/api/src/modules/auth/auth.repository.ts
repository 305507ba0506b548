import type { UserInfo } from '@zonekit/api-client/auth/contract';
import type { Db, Tx } from '../../frame/context.ts';

/** The client's `userInfo` of specification section 3. Throws where the user does not exist. */
export const userInfoOf = async (db: Db | Tx, user_id: string): Promise<UserInfo> => {
  const row = await db
    .selectFrom('users')
    .leftJoin('enterprises', 'enterprises.id', 'users.enterprise_id')
    .where('users.id', '=', user_id)
    .select(['users.id as user_id', 'phone', 'nickname', 'users.name as name', 'role', 'last_enterprise_id'])
    .select(['enterprises.id as enterprise_id', 'enterprises.name as enterprise_name'])
    .executeTakeFirstOrThrow();
  const { enterprise_id, enterprise_name, ...user } = row;
  const enterprise = enterprise_id && enterprise_name ? { enterprise_id, enterprise_name } : null;
  return { ...user, enterprise };
};
