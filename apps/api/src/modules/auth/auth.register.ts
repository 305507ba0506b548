import { randomUUID } from 'node:crypto';
import type { LoginData } from '@zonekit/api-client/auth/contract';
import { passwordFaults } from '@zonekit/api-client/auth/password-rule';
import { toIsoTime } from '../../database/parsers.ts';
import type { Context, Db, Tx } from '../../frame/context.ts';
import { Problem } from '../../frame/problem.ts';
import { checkAgreements } from './auth.agreements.ts';
import { recordConsent } from './auth.consent.ts';
import { checkPassword, forgivePasswords, replacePassword } from './auth.password.ts';
import { findByLoginName, findUser } from './auth.repository.ts';
import { hashPassword } from './auth.secrets.ts';
import { logIn } from './auth.service.ts';
import type { Visit } from './auth.visit.ts';
import { checkCode, spendCode } from './sms/sms-codes.ts';

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

/** @throws Problem 409 with `details.field` */
const checkFree = async (db: Db | Tx, { account, phone }: { account: string; phone: string }): Promise<void> => {
  const users = await db
    .selectFrom('users')
    .where((where) => where.or([where('account', '=', account), where('phone', '=', phone)]))
    .select('account')
    .execute();
  if (users.length > 0) throw taken(users.some((user) => user.account === account) ? 'account' : 'phone');
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
  const now = context.now();
  const proof = { phone, purpose: 'register', code: input.sms_code, address: from.address } as const;
  await checkCode(context, proof);
  await checkFree(context.db, input);
  const password_hash = await hashPassword(input.password);
  return spendCode(context, proof, async (tx) => {
    const id = randomUUID();
    const row = { id, account, password_hash, name, nickname: '', phone, created_at: toIsoTime(now) };
    const added = await tx
      .insertInto('users')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    // Another registration took one of them meanwhile.
    if (!added) {
      await checkFree(tx, input);
      throw new Problem(409, 'conflict');
    }
    await recordConsent(tx, id, from.address, now);
    return logIn(tx, id, 'register', from.visit, now);
  });
};

/** A new password by the code sent to the phone. Every session and feed ends, and wrong tries are forgiven. Resolves to the account's name. */
export const resetByMobile = async (
  context: Context,
  input: { phone: string; sms_code: string; new_password: string },
  address: string,
): Promise<string> => {
  const { phone, sms_code: code, new_password } = input;
  const proof = { phone, purpose: 'reset_password', code, address } as const;
  await checkCode(context, proof);
  const user = await findByLoginName(context.db, phone, context.now());
  if (!user) throw noAccount();
  checkPersonal(new_password, user);
  const password_hash = await hashPassword(new_password);
  await spendCode(context, proof, (tx) => replacePassword(tx, user.id, password_hash, null));
  await forgivePasswords(context, user.account);
  return user.account;
};

/**
 * A new password for the old one, which is counted like that of a login. Every feed and every session but this one ends.
 * Resolves to how many did.
 */
export const resetPassword = async (
  context: Context,
  user_id: string,
  input: { old_password: string; new_password: string },
  from: { session_id: string | null; address: string },
): Promise<number> => {
  const user = await findUser(context.db, user_id, context.now());
  if (!user) throw new Problem(401, 'unauthenticated');
  checkPersonal(input.new_password, user);
  await checkPassword(context, user.account, input.old_password, from.address);
  const password_hash = await hashPassword(input.new_password);
  return context.db.transaction().execute((tx) => replacePassword(tx, user_id, password_hash, from.session_id));
};

/**
 * A new password that the office sets: for the first operator of a zone, and where no text message reaches anybody. Every
 * session and feed ends.
 * @throws Error in one sentence
 */
export const setPassword = async (context: Context, account: string, password: string): Promise<void> => {
  const user = await findByLoginName(context.db, account, context.now());
  if (!user) throw new Error(`There is no account "${account}".`);
  const faults = passwordFaults(password, user);
  if (faults.length > 0) throw new Error(`This password will not do: ${faults.join(', ')}.`);
  const password_hash = await hashPassword(password);
  await context.db.transaction().execute((tx) => replacePassword(tx, user.id, password_hash, null));
  await forgivePasswords(context, user.account);
};
