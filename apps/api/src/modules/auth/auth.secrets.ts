import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import pLimit from 'p-limit';
import { Problem } from '../../frame/problem.ts';

/** OWASP's floor for scrypt: N 2^14, r 8, p 5; 16 MiB and some 60 ms for each guess. */
const COST = { N: 2 ** 14, r: 8, p: 5 } as const;

/** Half of libuv's four threads: files and name look-ups go on beside it. Source: libuv, UV_THREADPOOL_SIZE. */
const PARALLEL = 2;
/** The last one in the queue waits about two seconds. */
const MAX_WAITING = 20;
const RETRY_AFTER_S = 2;

const queue = pLimit(PARALLEL);

/** @throws Problem 503 with `Retry-After` where the queue is full */
const derive = (password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> => {
  if (queue.activeCount + queue.pendingCount >= PARALLEL + MAX_WAITING) {
    throw new Problem(503, 'unavailable', { headers: { 'retry-after': String(RETRY_AFTER_S) } });
  }
  return queue(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key)));
      }),
  );
};

/**
 * `scrypt$N$r$p$salt$hash`: the cost is stored beside the hash, so that it can be raised later.
 * @throws Problem 503 with `Retry-After` where too many are computed at once
 */
export const hashPassword = async (password: string, salt: Buffer = randomBytes(16)): Promise<string> => {
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
};

/** The cost of a hash, and no password's: its key is empty. */
const NO_PASSWORD = ['scrypt', COST.N, COST.r, COST.p, randomBytes(16).toString('base64url'), ''].join('$');

/**
 * Where there is no hash (no account, or one without a password) the answer is no, after the same work.
 * @throws Problem 503 with `Retry-After` where too many are computed at once
 */
export const isPassword = async (password: string, stored: string | undefined): Promise<boolean> => {
  const [, N, r, p, salt = '', hash = ''] = (stored || NO_PASSWORD).split('$');
  const expected = Buffer.from(hash, 'base64url');
  const key = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return key.length === expected.length && timingSafeEqual(key, expected);
};

/** 256 random bits for a token, a code or a session; only their `fingerprint` is stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A secret of 256 random bits needs no salt and no slow hash. */
export const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('hex');
