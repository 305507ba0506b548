import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a body as it goes over the wire, lower-case hex; of no bytes where there is no body. */
export const bodySha256 = (body: Uint8Array | string): string =>
  bytesToHex(sha256(typeof body === 'string' ? utf8ToBytes(body) : body));
