import { randomUUID } from 'node:crypto';
import type { LoginData } from '@zonekit/api-client/auth/contract';
import { passwordFaults } from '@zonekit/api-client/auth/password-rule';
import { toIsoTime } from '../../database/parsers.ts';
import type { Context } from '../../frame/context.ts';
import { Problem } from '../../frame/problem.ts';
import { checkAgreements } from './auth.agreements.ts';
import { forgiveAttempts } from './auth.attempts.ts';
import { recordConsent } from './auth.consent.ts';
import { checkPassword, passwordAttempts } from './auth.password.ts';
import { findByLoginName, findUser } from './auth.repository.ts';
import { hashPassword } from './auth.secrets.ts';
import { endSessions, logIn } from './auth.service.ts';
import type { Visit } from './auth.visit.ts';
import { withCode } from './sms/sms-codes.ts';

const taken = (field: 'account' | 'phone') =>
  new Problem(409, 'conflict', {
    words:
      field === 'phone'
        ? { 'zh-CN': '该手机号已有账号,请直接登录', en: 'This mobile number has an account already. Please log in' }
        : { 'zh-CN': '该账号名已被使用,请换一个', en: 'This account name is taken. Please choose another' },
    details: { field },
  });

/** Said only to somebody who has proved that the phone is his. */
export const noAccount = () =>
  new Problem(404, 'not_found', {
    words: { 'zh-CN': '该手机号还没有账号,请先注册', en: 'This mobile number has no account yet. Please register' },
    details: { field: 'phone' },
  });

/** @throws Problem 422 where a new password contains the account's name or its phone */
const checkPersonal = (password: string, user: { account: string; phone: string }): void => {
  if (!passwordFaults(password, user).includes('personal')) return;
  throw new Problem(422, 'validation_failed', {
    words: {
      'zh-CN': '密码不能包含账号名或手机号',
      en: 'The password must not contain the account name or the mobile number',
    },
    details: { field: 'password' },
  });
};

interface Registration {
  account: string;
  password: string;
  name: string;
  phone: string;
  sms_code: string;
  terms_version: string;
  privacy_version: string;
}

/**
 * Opens an account and logs in. Phone and account name are looked at after the code, so that only who holds the phone is
 * told that it has an account; the code still serves after a refusal.
 *
 * @throws Problem 409 with `details.field` for a phone or an account name that is taken
 */
export const register = async (
  context: Context,
  input: Registration,
  from: { visit: Visit; address: string },
): Promise<LoginData> => {
  checkAgreements(input);
  checkPersonal(input.password, input);
  const { account, name, phone } = input;
  const password_hash = await hashPassword(input.password);
  return withCode(context, { phone, purpose: 'register', code: input.sms_code }, async (tx) => {
    const now = context.now();
    const id = randomUUID();
    const row = { id, account, password_hash, name, nickname: '', phone, created_at: toIsoTime(now) };
    const added = await tx
      .insertInto('users')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) {
      const sameName = await tx.selectFrom('users').where('account', '=', account).select('id').executeTakeFirst();
      throw taken(sameName ? 'account' : 'phone');
    }
    await recordConsent(tx, id, from.address, now);
    return logIn(tx, id, 'register', from.visit, now);
  });
};

/** A new password by the code sent to the phone. Every session ends, and wrong tries are forgiven. Resolves to the account's name. */
export const resetByMobile = async (
  context: Context,
  input: { phone: string; sms_code: string; new_password: string },
): Promise<string> => {
  const { phone, sms_code: code, new_password } = input;
  const password_hash = await hashPassword(new_password);
  const account = await withCode(context, { phone, purpose: 'reset_password', code }, async (tx) => {
    const user = await findByLoginName(tx, phone, context.now());
    if (!user) throw noAccount();
    checkPersonal(new_password, user);
    await tx.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute();
    await endSessions(tx, user.id, null);
    return user.account;
  });
  for (const name of [account, phone]) await forgiveAttempts(context, passwordAttempts(name));
  return account;
};

/**
 * A new password for the old one, which is counted like that of a login. Every session but this one ends.
 * Resolves to how many did.
 */
export const resetPassword = async (
  context: Context,
  user_id: string,
  input: { old_password: string; new_password: string },
  session_id: string | null,
): Promise<number> => {
  const user = await findUser(context.db, user_id, context.now());
  if (!user) throw new Problem(401, 'unauthenticated');
  await checkPassword(context, user.account, input.old_password);
  checkPersonal(input.new_password, user);
  const password_hash = await hashPassword(input.new_password);
  return context.db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ password_hash }).where('id', '=', user_id).execute();
    return endSessions(tx, user_id, session_id);
  });
};

/**
 * A new password that the office sets: for the first operator of a zone, and where no text message reaches anybody. Every
 * session ends.
 * @throws Error in one sentence
 */
export const setPassword = async (context: Context, account: string, password: string): Promise<void> => {
  const user = await findByLoginName(context.db, account, context.now());
  if (!user) throw new Error(`There is no account "${account}".`);
  const faults = passwordFaults(password, user);
  if (faults.length > 0) throw new Error(`This password will not do: ${faults.join(', ')}.`);
  const password_hash = await hashPassword(password);
  await context.db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute();
    await endSessions(tx, user.id, null);
  });
  await forgiveAttempts(context, passwordAttempts(user.account));
};
