import { randomInt } from 'node:crypto';
import type { Employment, Member } from '@zonekit/api-client/account/contract';
import type { LoginData } from '@zonekit/api-client/auth/contract';
import { toIsoTime } from '../../database/parsers.ts';
import type { Context, Db, Tx, User } from '../../frame/context.ts';
import { Problem } from '../../frame/problem.ts';
import { lockOf, withAttempts } from '../auth/auth.attempts.ts';
import { userInfoOf } from '../auth/auth.repository.ts';
import { fingerprint } from '../auth/auth.secrets.ts';
import { lockToken, replaceToken } from '../auth/auth.tokens.ts';
import { maskPhone } from '../auth/mask-phone.ts';
import { actFor, currentOf, listEmployments, ownedBy } from './enterprise.service.ts';

const INVITATION_MS = 7 * 24 * 3600_000;
/** Without I, O, 0 and 1, which are misheard and misread. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 10;

/**
 * A new token of this session that acts for another enterprise; the old one ends after half a minute.
 * @throws Problem 403 where the user may not act for it
 */
export const staffToken = (
  { db, now }: Context,
  user: User,
  token: string,
  enterprise_id: string,
): Promise<LoginData> =>
  db.transaction().execute(async (tx) => {
    const at = now();
    const employed = await tx
      .selectFrom('enterprise_staff')
      .where((where) => where.and({ enterprise_id, user_id: user.user_id }))
      .select('user_id')
      .executeTakeFirst();
    if (!employed) throw new Problem(403, 'forbidden');
    const old = await lockToken(tx, token);
    if (!old) throw new Problem(401, 'unauthenticated');
    await actFor(tx, user.user_id, old.session_id, enterprise_id);
    const issued = await replaceToken(tx, old, at);
    return { ...issued, user_info: await userInfoOf(tx, user.user_id, enterprise_id), deletion_cancelled: false };
  });

/** Who acts for the user's enterprise, its owners first. Phones are masked but for an owner. @throws Problem 404 */
export const listMembers = async (db: Db | Tx, user: User): Promise<Member[]> => {
  const rows = await db
    .selectFrom('enterprise_staff')
    .innerJoin('users', 'users.id', 'enterprise_staff.user_id')
    .where('enterprise_id', '=', currentOf(user))
    .orderBy('position')
    .orderBy('joined_at')
    .orderBy('users.id')
    .select(['users.id as user_id', 'users.name as name', 'phone', 'position', 'joined_at'])
    .execute();
  const owns = rows.some((row) => row.user_id === user.user_id && row.position === 'owner');
  return owns ? rows : rows.map((row) => ({ ...row, phone: maskPhone(row.phone) }));
};

/** A code by which one person joins. Only its hash is stored. @throws Problem 403, 404 */
export const invite = async ({ db, now }: Context, user: User): Promise<{ code: string; expires_at: string }> => {
  const enterprise_id = await ownedBy(db, user);
  const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const expires_at = toIsoTime(new Date(now().getTime() + INVITATION_MS));
  await db
    .insertInto('enterprise_invitations')
    .values({ hash: fingerprint(code), enterprise_id, expires_at })
    .execute();
  return { code, expires_at };
};

const wrongCode = {
  code: 'captcha_invalid',
  words: { 'zh-CN': '邀请码错误或已失效', en: 'The invitation is wrong, used or has expired' },
  lockedWords: { 'zh-CN': '邀请码错误次数过多,请稍后再试', en: 'Too many wrong invitations. Try again in a while' },
  details: { field: 'code' },
} as const;

/** Joins an enterprise by the code of its owner, as staff, and acts for it. Who is of it already stays what he is. */
export const join = async (
  context: Context,
  user: User,
  session_id: string | null,
  code: string,
): Promise<Employment> => {
  const { db, now } = context;
  const enterprise_id = await withAttempts(context, [lockOf(`join:${user.user_id}`)], wrongCode, () =>
    db.transaction().execute(async (tx) => {
      const invitation = await tx
        .deleteFrom('enterprise_invitations')
        .where('hash', '=', fingerprint(code.toUpperCase()))
        .where('expires_at', '>', toIsoTime(now()))
        .returning('enterprise_id')
        .executeTakeFirst();
      if (!invitation) return null;
      const { enterprise_id } = invitation;
      await tx
        .insertInto('enterprise_staff')
        .values({ enterprise_id, user_id: user.user_id, position: 'staff', joined_at: toIsoTime(now()) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await actFor(tx, user.user_id, session_id, enterprise_id);
      return enterprise_id;
    }),
  );
  const all = await listEmployments(db, { user_id: user.user_id, enterprise_id });
  const joined = all.find((employment) => employment.current);
  // Somebody was quicker to take him out again.
  if (!joined) throw new Problem(422, 'transition_refused');
  return joined;
};

/**
 * Takes somebody out of the user's enterprise, or the user himself; the last owner stays. His sessions act for it no more.
 * @throws Problem 403, 404, 422 `transition_refused`
 */
export const removeMember = (db: Db, user: User, user_id: string): Promise<Member[]> =>
  db.transaction().execute(async (tx) => {
    const enterprise_id = user_id === user.user_id ? currentOf(user) : await ownedBy(tx, user);
    const staff = await tx
      .selectFrom('enterprise_staff')
      .where('enterprise_id', '=', enterprise_id)
      .select(['user_id', 'position'])
      .forUpdate()
      .execute();
    const leaving = staff.find((member) => member.user_id === user_id);
    if (!leaving) throw new Problem(404, 'not_found');
    if (leaving.position === 'owner' && staff.filter(({ position }) => position === 'owner').length === 1) {
      throw new Problem(422, 'transition_refused', {
        words: {
          'zh-CN': '企业至少保留一名管理员',
          en: 'An enterprise keeps at least one owner',
        },
      });
    }
    const members = await listMembers(tx, user);
    await tx
      .deleteFrom('enterprise_staff')
      .where((where) => where.and({ enterprise_id, user_id }))
      .execute();
    return members.filter((member) => member.user_id !== user_id);
  });
