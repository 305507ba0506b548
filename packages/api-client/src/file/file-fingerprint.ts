import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Identifies a file without reading it: hash of name, size, type and time of change, lower-case hex. */
export const fingerprintOf = ({ name, size, type, lastModified }: File): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify([name, size, type, lastModified]))));
