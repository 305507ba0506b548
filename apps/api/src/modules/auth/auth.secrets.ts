import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** OWASP's floor for scrypt: N 2^14, r 8, p 5; 16 MiB and some 60 ms for each guess. */
const COST = { N: 2 ** 14, r: 8, p: 5 } as const;

const derive = (password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** `scrypt$N$r$p$salt$hash`: the cost stays readable beside the hash, so that it can be raised later. */
export const hashPassword = async (password: string, salt: Buffer = randomBytes(16)): Promise<string> => {
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
};

export const isPassword = async (password: string, stored: string): Promise<boolean> => {
  const [kind, N, r, p, salt = '', hash = ''] = stored.split('$');
  if (kind !== 'scrypt') return false;
  const expected = Buffer.from(hash, 'base64url');
  const key = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return key.length === expected.length && timingSafeEqual(key, expected);
};

/** 256 random bits for a token, a code or a session; only their `fingerprint` is stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A secret of 256 random bits needs no salt and no slow hash. */
export const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('hex');
