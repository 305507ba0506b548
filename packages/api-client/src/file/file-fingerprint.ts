import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What tells a file from others without reading it: its name, size, type and time of change. Lower-case hex. */
export const fingerprintOf = ({ name, size, type, lastModified }: File): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify([name, size, type, lastModified]))));
