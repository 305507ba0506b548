import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { ApiError } from '../transport/api-error.ts';

const SLICE_BYTES = 1024 * 1024;

/**
 * SHA-256 of a file, lower-case hex, read by the megabyte: a film of 500 MB takes no more memory than a note. Between two
 * of them the page comes to its turn.
 *
 * @throws ApiError `aborted` once the signal says so; what the platform says where the file can no longer be read
 */
export const fileSha256 = async (file: Blob, signal?: AbortSignal): Promise<string> => {
  const hash = sha256.create();
  for (let from = 0; from < file.size; from += SLICE_BYTES) {
    if (signal?.aborted) throw new ApiError({ kind: 'aborted', call: 'hashing a file' });
    hash.update(new Uint8Array(await file.slice(from, from + SLICE_BYTES).arrayBuffer()));
  }
  return bytesToHex(hash.digest());
};
