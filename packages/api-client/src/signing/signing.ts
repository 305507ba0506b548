import { hmac } from '@noble/hashes/hmac.js';
import { md5 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalParams, type Params } from './canonical.ts';

export { bodySha256 } from './body-sha256.ts';
export { canonicalParams, type Params, SigningError } from './canonical.ts';
export { type RequestToSign, requestParams } from './request-params.ts';

/** `md5` and `hmac-sha256` are for zones with older back ends or a keyed hash. */
export type SigningAlgorithm = 'sha256' | 'md5' | 'hmac-sha256';

const hashes: Record<SigningAlgorithm, (text: Uint8Array, secret: string) => Uint8Array> = {
  sha256: (text) => sha256(text),
  md5: (text) => md5(text),
  'hmac-sha256': (text, secret) => hmac(sha256, utf8ToBytes(secret), text),
};

/**
 * Signature of parameters: hash of the canonical text with `&key=<secret>` appended, lower-case hex. `hmac-sha256`
 * hashes the same text, keyed with the secret.
 *
 * @noble/hashes, because Web Crypto is absent on plain HTTP.
 */
export const signParams = (params: Params, secret: string, algorithm: SigningAlgorithm = 'sha256'): string =>
  bytesToHex(hashes[algorithm](utf8ToBytes(`${canonicalParams(params)}&key=${secret}`), secret));
