import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { ApiError } from '../transport/api-error.ts';

const SLICE_BYTES = 1024 * 1024;

/** The hash of a file that is read as far as it is needed, by the megabyte. Between two of them the page comes to its turn. */
export interface FileHash {
  /** Reads on until so many bytes of the file are in the hash; does nothing where they are. */
  readTo: (bytes: number, signal?: AbortSignal) => Promise<void>;
  /** Of what was read; lower-case hex. */
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
 * SHA-256 of a file, lower-case hex: a film of 500 MB takes no more memory than a note.
 *
 * @throws ApiError `aborted` once the signal says so; what the platform says where the file can no longer be read
 */
export const fileSha256 = async (file: Blob, signal?: AbortSignal): Promise<string> => {
  const hash = hashOf(file);
  await hash.readTo(file.size, signal);
  if (signal?.aborted) throw new ApiError({ kind: 'aborted', call: 'hashing a file' });
  return hash.digest();
};
