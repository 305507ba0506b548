import { isDuplicateOf } from '../../database/failures.ts';
import type { Context, Db, Tx, User } from '../../frame/context.ts';
import { Problem } from '../../frame/problem.ts';
import { withCode } from '../auth/sms/sms-codes.ts';

interface Edit {
  name?: string | undefined;
  nickname?: string | undefined;
  phone?: string | undefined;
  sms_code?: string | undefined;
}

const codeMissing = () =>
  new Problem(422, 'validation_failed', {
    words: { 'zh-CN': '请填写发到新手机号的验证码', en: 'Please fill in the code sent to the new number' },
    fields: ['sms_code'],
  });

const phoneTaken = () =>
  new Problem(409, 'conflict', {
    words: { 'zh-CN': '该手机号已用于其他账号', en: 'This mobile number belongs to another account' },
    details: { field: 'phone' },
  });

/** Changes what is given. A new phone is proved by the code sent to it. @throws Problem 409 for a phone that is taken */
export const editUser = async (context: Context, user: User, edit: Edit, address: string): Promise<void> => {
  const { name, nickname, phone, sms_code } = edit;
  const changes = { ...(name !== undefined && { name }), ...(nickname !== undefined && { nickname }) };
  const save = async (db: Db | Tx, set: typeof changes & { phone?: string }) => {
    if (Object.keys(set).length === 0) return;
    await db.updateTable('users').set(set).where('id', '=', user.user_id).execute();
  };
  if (phone === undefined) return save(context.db, changes);
  if (sms_code === undefined) throw codeMissing();
  try {
    await withCode(context, { phone, purpose: 'change_phone', code: sms_code, address }, (tx) =>
      save(tx, { ...changes, phone }),
    );
  } catch (error) {
    throw isDuplicateOf(error, 'users_phone') ? phoneTaken() : error;
  }
};
