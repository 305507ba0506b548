import { toIsoTime } from '../../database/parsers.ts';
import type { Context, Tx, User } from '../../frame/context.ts';
import type { Module } from '../../frame/module.ts';
import { Problem } from '../../frame/problem.ts';
import { checkPassword } from '../auth/auth.password.ts';
import { findUser } from '../auth/auth.repository.ts';
import { endSessions } from '../auth/auth.service.ts';
import { withCode } from '../auth/sms/sms-codes.ts';
import { NAMELESS } from './account.personal.ts';

/** Until then a login keeps the account. */
const GRACE_MS = 7 * 24 * 3600_000;

const proofMissing = () =>
  new Problem(422, 'validation_failed', {
    words: { 'zh-CN': '请填写密码或短信验证码', en: 'Please fill in the password, or the code of the text message' },
    fields: ['password'],
  });

/**
 * Deletes an account in seven days; who asks proves once more who he is. All sessions end.
 * @throws Problem 422 `credentials_invalid`, `captcha_invalid`, `account_locked`
 */
export const requestDeletion = async (
  context: Context,
  { user_id }: User,
  proof: { password?: string | undefined; sms_code?: string | undefined },
  address: string,
): Promise<string> => {
  const now = context.now();
  const user = await findUser(context.db, user_id, now);
  if (!user) throw new Problem(401, 'unauthenticated');
  const delete_at = toIsoTime(new Date(now.getTime() + GRACE_MS));
  const mark = async (tx: Tx) => {
    await tx.updateTable('users').set({ deletion_due_at: delete_at }).where('id', '=', user_id).execute();
    await endSessions(tx, user_id, null);
  };
  if (proof.password) {
    await checkPassword(context, user.account, proof.password, address);
    await context.db.transaction().execute(mark);
  } else if (proof.sms_code) {
    const { phone } = user;
    await withCode(context, { phone, purpose: 'delete_account', code: proof.sms_code, address }, mark);
  } else throw proofMissing();
  return delete_at;
};

/** Takes the person out of every module's rows, and leaves a nameless user to those that others need. */
const eraseUser = (context: Context, modules: readonly Module[], id: string): Promise<void> =>
  context.db.transaction().execute(async (tx) => {
    const now = context.now();
    const due = await tx
      .selectFrom('users')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      // A login in the last moment has cancelled the deletion.
      .where('deletion_due_at', '<=', toIsoTime(now))
      .select('id')
      .forUpdate()
      .executeTakeFirst();
    if (!due) return;
    for (const { personal } of modules) await personal?.erase(tx, id, now);
    const nameless = { account: `deleted-${id}`, password_hash: '', name: NAMELESS, nickname: '', phone: '' };
    await tx
      .updateTable('users')
      .set({ ...nameless, last_enterprise_id: null, deletion_due_at: null, deleted_at: toIsoTime(now) })
      .where('id', '=', id)
      .execute();
  });

/** Erases the accounts whose seven days are over, each in a transaction of its own. */
export const eraseDue = async (context: Context, modules: readonly Module[]): Promise<void> => {
  const due = await context.db
    .selectFrom('users')
    .where('deletion_due_at', '<=', toIsoTime(context.now()))
    .select('id')
    .execute();
  for (const { id } of due) await eraseUser(context, modules, id);
};
