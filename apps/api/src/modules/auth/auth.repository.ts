import type { Position } from '@zonekit/api-client/account/contract';
import type { Role, UserInfo } from '@zonekit/api-client/auth/contract';
import { toIsoTime } from '../../database/parsers.ts';
import type { Db, Tx, User } from '../../frame/context.ts';

/** Accounts that have not ended; one whose time has come has, though the sweep may be minutes away. */
const living = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('users')
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where('deletion_due_at', 'is', null), where('deletion_due_at', '>', toIsoTime(now))]));

const CREDENTIALS = ['id', 'account', 'phone', 'password_hash'] as const;

/** By account name in any case, or by phone: no account name looks like one. */
export const findByLoginName = (db: Db | Tx, loginName: string, now: Date) => {
  const name = loginName.trim().toLowerCase();
  if (name === '') return Promise.resolve(undefined);
  return living(db, now)
    .where((where) => where.or([where('account', '=', name), where('phone', '=', name)]))
    .select(CREDENTIALS)
    .executeTakeFirst();
};

export const findUser = (db: Db | Tx, user_id: string, now: Date) =>
  living(db, now).where('id', '=', user_id).select(CREDENTIALS).executeTakeFirst();

export const lockUser = (tx: Tx, user_id: string, now: Date) =>
  living(tx, now)
    .where('id', '=', user_id)
    .select(['id', 'last_enterprise_id', 'deletion_due_at'])
    .forUpdate()
    .executeTakeFirst();

/** What a user is, given what he is in the enterprise that he acts for. */
export const roleOf = ({ is_operator, position }: { is_operator: boolean; position: Position | null }): Role => {
  if (is_operator) return 'operator';
  if (position === null) return 'guest';
  return position === 'owner' ? 'enterprise_user' : 'staff';
};

/** The client's `userInfo` of specification section 3, acting for an enterprise of his. Throws where the user does not exist. */
export const userInfoOf = async (db: Db | Tx, user_id: string, enterprise_id: string | null): Promise<UserInfo> => {
  const { is_operator, position, enterprise_name, ...row } = await db
    .selectFrom('users')
    .leftJoin('enterprise_staff', (join) =>
      join.onRef('enterprise_staff.user_id', '=', 'users.id').on('enterprise_staff.enterprise_id', '=', enterprise_id),
    )
    .leftJoin('enterprises', 'enterprises.id', 'enterprise_staff.enterprise_id')
    .where('users.id', '=', user_id)
    .select(['users.id as user_id', 'phone', 'nickname', 'users.name as name', 'last_enterprise_id', 'is_operator'])
    .select(['position', 'enterprises.id as current_id', 'enterprises.name as enterprise_name'])
    .executeTakeFirstOrThrow();
  const { current_id, ...user } = row;
  const enterprise = current_id && enterprise_name ? { enterprise_id: current_id, enterprise_name } : null;
  return { ...user, role: roleOf({ is_operator, position }), enterprise };
};

/** The enterprise that a new session acts for: the last one while he is still of it, else the one that he joined first. */
export const enterpriseToActFor = async (db: Db | Tx, user_id: string, last: string | null): Promise<string | null> => {
  const staff = await db
    .selectFrom('enterprise_staff')
    .where('user_id', '=', user_id)
    .orderBy('joined_at')
    .orderBy('enterprise_id')
    .select('enterprise_id')
    .execute();
  const ids = staff.map((row) => row.enterprise_id);
  return (last !== null && ids.includes(last) ? last : ids[0]) ?? null;
};

/** A user without a session, as he would be at his next login; null for an account that has ended. */
export const userWithoutSession = async (db: Db | Tx, user_id: string, now: Date): Promise<User | null> => {
  const user = await living(db, now)
    .where('id', '=', user_id)
    .select(['account', 'last_enterprise_id'])
    .executeTakeFirst();
  if (!user) return null;
  const enterprise_id = await enterpriseToActFor(db, user_id, user.last_enterprise_id);
  const { name, role } = await userInfoOf(db, user_id, enterprise_id);
  return { user_id, account: user.account, name, role, enterprise_id };
};
