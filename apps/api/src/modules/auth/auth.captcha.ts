import { randomInt, randomUUID } from 'node:crypto';
import { toIsoTime } from '../../database/parsers.ts';
import type { Context } from '../../frame/context.ts';
import { Problem } from '../../frame/problem.ts';
import { fingerprint } from './auth.secrets.ts';
import { CAPTCHA_ALPHABET, CAPTCHA_LENGTH, drawCaptcha } from './captcha/captcha-picture.ts';

const CAPTCHA_LIFE_MS = 5 * 60_000;

const RANDOM_STEPS = 2 ** 32;
const unpredictable = (): number => randomInt(RANDOM_STEPS) / RANDOM_STEPS;

// The id is part of the hash, so that two captchas with the same characters do not look alike in the database.
const hashOf = (id: string, code: string): string => fingerprint(`${id}:${code.trim().toUpperCase()}`);

/** A picture of five characters, stored as a hash. `code` goes to nobody but a demo's header. */
export const makeCaptcha = async ({ db, now }: Context) => {
  const pick = () => CAPTCHA_ALPHABET[randomInt(CAPTCHA_ALPHABET.length)];
  const text = Array.from({ length: CAPTCHA_LENGTH }, pick).join('');
  const picture = await drawCaptcha(text, unpredictable);
  const captcha_id = randomUUID();
  const expires_at = toIsoTime(new Date(now().getTime() + CAPTCHA_LIFE_MS));
  await db
    .insertInto('captchas')
    .values({ id: captcha_id, code_hash: hashOf(captcha_id, text), expires_at })
    .execute();
  const image = `data:image/png;base64,${picture.toString('base64')}`;
  return { captcha: { captcha_id, image, expires_at }, code: text };
};

/** Uses a captcha up, whatever comes of it. Throws 422 `captcha_invalid` unless the code is right and in time. */
export const spendCaptcha = async ({ db, now }: Context, id: string, code: string): Promise<void> => {
  const spent = await db.deleteFrom('captchas').where('id', '=', id).returningAll().executeTakeFirst();
  const holds = spent && spent.code_hash === hashOf(id, code) && spent.expires_at > toIsoTime(now());
  if (!holds) throw new Problem(422, 'captcha_invalid');
};
