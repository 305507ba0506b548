import { randomInt } from 'node:crypto';
import type { SmsPurpose } from '@zonekit/api-client/auth/contract';
import type { Locale } from '@zonekit/api-client/contract';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Context, Tx } from '../../../frame/context.ts';
import { Problem } from '../../../frame/problem.ts';
import { takeQuota } from '../../../frame/quota.ts';
import { type Refusal, withAttempts } from '../auth.attempts.ts';
import { fingerprint } from '../auth.secrets.ts';
import { smsText } from './sms.words.ts';
import { smsSenderOf } from './sms-sender.ts';

const MINUTES = 5;

/** What a client is told of codes, and what is held to. */
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
    'zh-CN': '短信验证码错误次数过多,请稍后重新获取',
    en: 'Too many wrong codes. Wait a while and ask for a new one',
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
 * answer tells nothing, and what the code opens is told to who holds the phone. `code` goes to nobody but a demo's header.
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
  await takeQuota(context, `sms-address:${fingerprint(address)}`, ADDRESS_RULES);
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

/**
 * Uses a code up and does `work` in the same transaction: where that fails (an account name that is taken) the code still
 * serves. Five wrong codes in a row, for whatever purpose, lock the phone's codes for 15 minutes, which outlives them.
 *
 * @throws Problem 422 `captcha_invalid` with `details.field` `sms_code` and `details.failures_left`, or `account_locked`
 */
export const withCode = async <T>(
  context: Context,
  given: { phone: string; purpose: SmsPurpose; code: string },
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  const { db, now } = context;
  const { phone, purpose, code } = given;
  const code_hash = hashOf(phone, purpose, code);
  await withAttempts(context, `code:${phone}`, wrongCode, async () => {
    const found = await db
      .selectFrom('sms_codes')
      .where((where) => where.and({ phone, purpose, code_hash }))
      .where('expires_at', '>', toIsoTime(now()))
      .select('phone')
      .executeTakeFirst();
    return found ?? null;
  });
  return db.transaction().execute(async (tx) => {
    const spent = await tx
      .deleteFrom('sms_codes')
      .where((where) => where.and({ phone, purpose, code_hash }))
      .returning('phone')
      .executeTakeFirst();
    // The same code came twice at once, and the other was first.
    if (!spent) throw new Problem(422, wrongCode.code, wrongCode);
    return work(tx);
  });
};
