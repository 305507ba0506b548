import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { ApiError } from '../transport/api-error.ts';

const SLICE_BYTES = 1024 * 1024;

/** Incremental hash of a file, read in megabytes. Yields to the event loop between them. */
export interface FileHash {
  /** Reads until the first `bytes` are hashed; does nothing if they are. */
  readTo: (bytes: number, signal?: AbortSignal) => Promise<void>;
  /** Hash of the bytes read so far; lower-case hex. */
  digest: () => string;
}

export const hashOf = (file: Blob): FileHash => {
  const hash = sha256.create();
  let read = 0;
  return {
    async readTo(bytes, signal) {
      while (read < Math.min(bytes, file.size)) {
        if (signal?.aborted) throw new ApiError({ kind: 'aborted', call: 'hashing a file' });
        const slice = new Uint8Array(await file.slice(read, Math.min(read + SLICE_BYTES, bytes)).arrayBuffer());
        hash.update(slice);
        read += slice.length;
      }
    },
    digest: () => bytesToHex(hash.clone().digest()),
  };
};

/**
 * SHA-256 of a file, lower-case hex, in constant memory.
 *
 * @throws ApiError `aborted` by the signal; the platform's error if the file can no longer be read
 */
export const fileSha256 = async (file: Blob, signal?: AbortSignal): Promise<string> => {
  const hash = hashOf(file);
  await hash.readTo(file.size, signal);
  if (signal?.aborted) throw new ApiError({ kind: 'aborted', call: 'hashing a file' });
  return hash.digest();
};
