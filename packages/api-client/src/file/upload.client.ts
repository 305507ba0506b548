import { ApiError, asApiError } from '../transport/api-error.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import { wait as realWait } from '../transport/wait.ts';
import { type Attachment, type Upload, uploadEndpoints } from './file.contract.ts';
import { fingerprintOf } from './file-fingerprint.ts';
import { fileSha256, hashOf } from './file-sha256.ts';
import { FIRST_PIECE_BYTES, nextPieceBytes, uploadDelay } from './upload-pace.ts';

/** The service reads the whole file once more before it answers. */
const FINISH_MS = 120_000;
/** An upload that ended meanwhile (it expired, or another tab gave it up) begins anew, but not for ever. */
const BEGINNINGS = 3;

export interface UploadFileOptions {
  /** Bytes that have arrived, and stay so; more than 0 at first where an earlier upload of the file goes on. */
  onProgress?: ((arrived: number) => void) | undefined;
  /** Breaks off: what has arrived stays with the service for a day. */
  signal?: AbortSignal | undefined;
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** From 0 to below 1; spreads retries. */
  random?: () => number;
  /** Milliseconds. */
  now?: () => number;
}

/** Begins an upload, or finds the unfinished one of the same file: of its name, size, type and time of change. */
export const createUpload = async (transport: Transport, file: File, options?: CallOptions): Promise<Upload> => {
  const body = { name: file.name, size: file.size, fingerprint: fingerprintOf(file) };
  return (await transport.call(uploadEndpoints.createUpload, { body }, options)).data;
};

/** The user's unfinished uploads: choosing one of these files once more goes on with it. */
export const listUploads = async (transport: Transport, options?: CallOptions): Promise<Upload[]> =>
  (await transport.call(uploadEndpoints.listUploads, {}, options)).data;

export const getUpload = async (transport: Transport, upload_id: string, options?: CallOptions): Promise<Upload> =>
  (await transport.call(uploadEndpoints.getUpload, { params: { upload_id } }, options)).data;

/** @throws ApiError `conflict` with `details.offset` where the upload stands elsewhere */
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

/** What has arrived is thrown away. */
export const cancelUpload = async (transport: Transport, upload_id: string, options?: CallOptions): Promise<string> =>
  (await transport.call(uploadEndpoints.cancelUpload, { params: { upload_id } }, options)).data.id;

/** Gives up whatever has arrived of a file that is wanted no more; nothing where no upload of it is unfinished. */
export const discardUpload = async (transport: Transport, file: File, options?: CallOptions): Promise<void> => {
  const fingerprint = fingerprintOf(file);
  const unfinished = (await listUploads(transport, options)).find((upload) => upload.fingerprint === fingerprint);
  if (unfinished) await cancelUpload(transport, unfinished.id, options);
};

/** Where the service says that the upload stands; null where it says something else. */
const rightOffset = ({ status, details }: ApiError): number | null =>
  status === 409 && typeof details?.offset === 'number' ? details.offset : null;

/**
 * Sends a file in pieces, which becomes the visitor's own, private. Goes on where an earlier upload of the same file broke off,
 * in this page or before a reload. A step that fails for the line or a busy service is tried again, signed anew, more and
 * more patiently; whatever arrived is not sent twice. Quiet: whoever shows the upload shows what came of it.
 *
 * @throws ApiError `aborted` by the signal; 413, 415, 422, 429 with a message for the visitor; the last one of many tries
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

  /** One call; the file once it is one. */
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

  /** What a failed step leads to: another one, at once or later. */
  const recover = async (error: ApiError): Promise<void> => {
    const { upload } = at;
    at.failures += 1;
    const offset = rightOffset(error);
    // Another tab has sent the same, or an answer was lost on its way: go on from where it stands.
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
