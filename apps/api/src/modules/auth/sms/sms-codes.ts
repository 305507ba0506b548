import { randomInt } from 'node:crypto';
import type { SmsPurpose } from '@zonekit/api-client/auth/contract';
import type { Locale } from '@zonekit/api-client/contract';
import { limitKey } from '@zonekit/server/limit-key';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Context, Tx } from '../../../frame/context.ts';
import { Problem } from '../../../frame/problem.ts';
import { takeQuota } from '../../../frame/quota.ts';
import { locksByAddress, type Refusal, withAttempts } from '../auth.attempts.ts';
import { fingerprint } from '../auth.secrets.ts';
import { smsText } from './sms.words.ts';
import { smsSenderOf } from './sms-sender.ts';

const MINUTES = 5;

/** Limits of codes, as clients see them and as the service enforces them. */
export const SMS_RULES = { digits: 6, life_s: MINUTES * 60, resend_after_s: 60, per_hour: 5 } as const;

const HOUR_MS = 3600_000;
const PHONE_RULES = [
  { max: 1, ms: SMS_RULES.resend_after_s * 1000 },
  { max: SMS_RULES.per_hour, ms: HOUR_MS },
];
/** One office may share an address; a machine that walks through numbers may not. */
const ADDRESS_RULES = [{ max: 60, ms: HOUR_MS }];

const wrongCode: Refusal = {
  code: 'captcha_invalid',
  words: { 'zh-CN': '短信验证码错误或已失效', en: 'The code of the text message is wrong or has expired' },
  lockedWords: {
    'zh-CN': '短信验证码错误次数过多,已失效,请重新获取',
    en: 'Too many wrong codes: this one has ended. Ask for a new one',
  },
  details: { field: 'sms_code' },
};

const notConnected = () =>
  new Problem(503, 'unavailable', {
    words: { 'zh-CN': '尚未接入短信服务', en: 'No service for text messages is connected' },
  });

const notSent = () =>
  new Problem(503, 'unavailable', {
    words: { 'zh-CN': '短信没有发出,请稍后再试', en: 'The text message could not be sent. Try again in a while' },
    headers: { 'retry-after': String(SMS_RULES.resend_after_s) },
  });

// Phone and purpose are part of the hash, so that equal codes do not look alike in the database.
const hashOf = (phone: string, purpose: SmsPurpose, code: string): string => fingerprint(`${phone}:${purpose}:${code}`);

/**
 * Sends a new code, in place of an earlier one for the same purpose. Every phone gets one, with an account or without: the
 * answer tells nothing, and only the holder of the phone sees what the code opens. `code` goes to nobody but a demo's header.
 *
 * @throws Problem 429 before 60 seconds are over, and for the sixth within an hour; 503 where it cannot be sent
 */
export const sendCode = async (
  context: Context,
  to: { phone: string; purpose: SmsPurpose; locale: Locale; address: string },
): Promise<{ expires_at: string; code: string }> => {
  const send = smsSenderOf(context);
  if (!send) throw notConnected();
  const { phone, purpose, locale, address } = to;
  await takeQuota(context, `sms-address:${fingerprint(limitKey(address))}`, ADDRESS_RULES);
  await takeQuota(context, `sms:${phone}`, PHONE_RULES);
  const code = String(randomInt(10 ** SMS_RULES.digits)).padStart(SMS_RULES.digits, '0');
  const expires_at = toIsoTime(new Date(context.now().getTime() + SMS_RULES.life_s * 1000));
  const row = { code_hash: hashOf(phone, purpose, code), expires_at };
  await context.db
    .insertInto('sms_codes')
    .values({ phone, purpose, ...row })
    .onConflict((conflict) => conflict.columns(['phone', 'purpose']).doUpdateSet(row))
    .execute();
  try {
    await send({ phone, purpose, code, minutes: MINUTES, locale, text: smsText(locale, purpose, code, MINUTES) });
  } catch (err) {
    context.log.error({ err }, 'a text message was not taken');
    throw notSent();
  }
  return { expires_at, code };
};

interface CodeProof {
  phone: string;
  purpose: SmsPurpose;
  code: string;
  /** From where it was sent in. */
  address: string;
}

/** Wrong codes that end a code, as long as it lives. */
const FROM_EVERYWHERE = { allowed: 20, ms: SMS_RULES.life_s * 1000 } as const;
const FROM_ONE_ADDRESS = { ...FROM_EVERYWHERE, allowed: 5 } as const;

const noSuchCode = () => new Problem(422, wrongCode.code, wrongCode);

/**
 * Whether this is the code that the phone was sent for the purpose; it still serves. Wrong ones are counted against the
 * code and end it, for an address or for all. Where none was sent, none is counted: a stranger locks no phone.
 *
 * @throws Problem 422 `captcha_invalid` with `details.field` `sms_code` and, where a code was sent,
 * `details.failures_left`; or `account_locked`
 */
export const checkCode = async (context: Context, { phone, purpose, code, address }: CodeProof): Promise<void> => {
  const sent = await context.db
    .selectFrom('sms_codes')
    .where((where) => where.and({ phone, purpose }))
    .where('expires_at', '>', toIsoTime(context.now()))
    .select('code_hash')
    .executeTakeFirst();
  if (!sent) throw noSuchCode();
  const limits = locksByAddress(`code:${sent.code_hash}`, address, FROM_EVERYWHERE, FROM_ONE_ADDRESS);
  await withAttempts(context, limits, wrongCode, async () =>
    sent.code_hash === hashOf(phone, purpose, code) ? true : null,
  );
};

/**
 * Uses a code that was checked up, and does `work` in the same transaction: where that fails (an account name that is
 * taken) the code still serves.
 * @throws Problem 422 `captcha_invalid` where another request was first
 */
export const spendCode = <T>(
  { db }: Context,
  { phone, purpose, code }: CodeProof,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (tx) => {
    const spent = await tx
      .deleteFrom('sms_codes')
      .where((where) => where.and({ phone, purpose, code_hash: hashOf(phone, purpose, code) }))
      .returning('phone')
      .executeTakeFirst();
    if (!spent) throw noSuchCode();
    return work(tx);
  });

/** Checks a code, and uses it up with `work`. @throws Problem as `checkCode` and `spendCode` */
export const withCode = async <T>(context: Context, proof: CodeProof, work: (tx: Tx) => Promise<T>): Promise<T> => {
  await checkCode(context, proof);
  return spendCode(context, proof, work);
};
