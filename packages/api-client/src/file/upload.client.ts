import { ApiError, asApiError } from '../transport/api-error.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import { wait as realWait } from '../transport/wait.ts';
import type { Attachment, Upload } from './file.contract.ts';
import { uploadEndpoints } from './file.endpoints.gen.ts';
import { fingerprintOf } from './file-fingerprint.ts';
import { fileSha256, hashOf } from './file-sha256.ts';
import { FIRST_PIECE_BYTES, nextPieceBytes, uploadDelay } from './upload-pace.ts';

/** Time limit in milliseconds: the service hashes the whole file before it answers. */
const FINISH_MS = 120_000;
/** How often an upload that expired, or was cancelled in another tab, starts again. */
const BEGINNINGS = 3;

export interface UploadFileOptions {
  /** Called with the bytes that the service has stored; starts above 0 if an earlier upload is resumed. */
  onProgress?: ((arrived: number) => void) | undefined;
  /** Aborts. The service keeps the received bytes for a day. */
  signal?: AbortSignal | undefined;
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Random number in [0, 1), which spreads retries. */
  random?: () => number;
  /** Milliseconds. */
  now?: () => number;
}

/** Starts an upload, or finds the unfinished one of the same file by name, size, type and time of change. */
export const createUpload = async (transport: Transport, file: File, options?: CallOptions): Promise<Upload> => {
  const body = { name: file.name, size: file.size, fingerprint: fingerprintOf(file) };
  return (await transport.call(uploadEndpoints.createUpload, { body }, options)).data;
};

/** The user's unfinished uploads; choosing the same file again resumes one. */
export const listUploads = async (transport: Transport, options?: CallOptions): Promise<Upload[]> =>
  (await transport.call(uploadEndpoints.listUploads, {}, options)).data;

export const getUpload = async (transport: Transport, upload_id: string, options?: CallOptions): Promise<Upload> =>
  (await transport.call(uploadEndpoints.getUpload, { params: { upload_id } }, options)).data;

/** @throws ApiError `conflict` with `details.offset` if the upload is at another offset */
export const sendPiece = async (
  transport: Transport,
  upload_id: string,
  offset: number,
  blob: Blob,
  options?: CallOptions,
): Promise<Upload> => {
  const payload = { blob, sha256: await fileSha256(blob, options?.signal) };
  const input = { params: { upload_id }, query: { offset }, payload };
  return (await transport.call(uploadEndpoints.sendPiece, input, options)).data;
};

/** @param sha256 of the whole file */
export const finishUpload = async (
  transport: Transport,
  upload_id: string,
  sha256: string,
  options?: CallOptions,
): Promise<Attachment> => {
  const call = { timeoutMs: FINISH_MS, ...options };
  return (await transport.call(uploadEndpoints.finishUpload, { params: { upload_id }, body: { sha256 } }, call)).data;
};

/** Discards the received bytes. */
export const cancelUpload = async (transport: Transport, upload_id: string, options?: CallOptions): Promise<string> =>
  (await transport.call(uploadEndpoints.cancelUpload, { params: { upload_id } }, options)).data.id;

/** Cancels the unfinished upload of a file, if there is one. */
export const discardUpload = async (transport: Transport, file: File, options?: CallOptions): Promise<void> => {
  const fingerprint = fingerprintOf(file);
  const unfinished = (await listUploads(transport, options)).find((upload) => upload.fingerprint === fingerprint);
  if (unfinished) await cancelUpload(transport, unfinished.id, options);
};

/** The upload's offset in a conflict; null for any other error. */
const rightOffset = ({ code, details }: ApiError): number | null =>
  code === 'conflict' && typeof details?.offset === 'number' ? details.offset : null;

/**
 * Uploads a file in pieces, as the user's own and private. Resumes an earlier upload of the same file, also after a
 * reload. A step that fails by network or overload is retried with backoff, signed anew; received bytes are not sent
 * twice. Quiet: the caller shows the outcome.
 *
 * @throws ApiError `aborted` by the signal; 413, 415, 422, 429 with a user-facing message; the last error after all
 * retries
 */
export const uploadFile = async (
  transport: Transport,
  file: File,
  { onProgress, signal, wait = realWait, random = Math.random, now = Date.now }: UploadFileOptions = {},
): Promise<Attachment> => {
  const call: CallOptions = { signal, quiet: true };
  const hash = hashOf(file);
  const at = {
    upload: null as Upload | null,
    beginnings: 0,
    failures: 0,
    pieceBytes: FIRST_PIECE_BYTES,
    unsure: false,
  };

  const stand = (upload: Upload) => {
    if (upload.offset > (at.upload?.offset ?? -1)) at.failures = 0;
    at.upload = upload;
    at.unsure = false;
    onProgress?.(upload.offset);
  };

  /** One step; returns the file after the last. */
  const step = async (): Promise<Attachment | null> => {
    const { upload, pieceBytes } = at;
    if (upload === null) {
      at.beginnings += 1;
      stand(await createUpload(transport, file, call));
    } else if (at.unsure) {
      stand(await getUpload(transport, upload.id, call));
    } else if (upload.offset < file.size) {
      const piece = file.slice(upload.offset, Math.min(upload.offset + pieceBytes, file.size));
      const began = now();
      const grown = await sendPiece(transport, upload.id, upload.offset, piece, call);
      at.pieceBytes = nextPieceBytes(pieceBytes, now() - began);
      stand(grown);
      await hash.readTo(grown.offset, signal);
    } else {
      await hash.readTo(file.size, signal);
      return finishUpload(transport, upload.id, hash.digest(), call);
    }
    return null;
  };

  /** Chooses the next step after a failure: at once or delayed. */
  const recover = async (error: ApiError): Promise<void> => {
    const { upload } = at;
    at.failures += 1;
    const offset = rightOffset(error);
    // Another tab has sent the piece, or an answer was lost: continue from the service's offset.
    if (upload && offset !== null && offset !== upload.offset) return stand({ ...upload, offset });
    if (upload && error.status === 404 && at.beginnings < BEGINNINGS) {
      at.upload = null;
      return;
    }
    const delay = uploadDelay(error, at.failures, random());
    if (delay === null) throw error;
    if (error.kind === 'network' || error.kind === 'timeout') at.pieceBytes = nextPieceBytes(at.pieceBytes, null);
    at.unsure = true;
    await wait(delay, signal);
  };

  for (;;) {
    if (signal?.aborted) throw new ApiError({ kind: 'aborted', call: 'uploading a file' });
    try {
      const file = await step();
      if (file) return file;
    } catch (thrown) {
      await recover(asApiError(thrown));
    }
  }
};
