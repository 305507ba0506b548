import { type ApiError, asApiError } from '../transport/api-error.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import { failureOf } from '../transport/failure.ts';
import type { CallOptions, FileAnswer, Transport } from '../transport/transport.ts';
import { fileNameOf } from './content-disposition.ts';
import type { Attachment, PermissionStatus } from './file.contract.ts';
import { fileEndpoints } from './file.endpoints.gen.ts';

export { fingerprintOf } from './file-fingerprint.ts';
export { downloadUrl, fileUrl } from './file-url.ts';

export {
  cancelUpload,
  createUpload,
  discardUpload,
  finishUpload,
  getUpload,
  listUploads,
  sendPiece,
  type UploadFileOptions,
  uploadFile,
} from './upload.client.ts';

const ONE_PIECE_MS = 300_000;

export type PermissionDecision = InputOf<typeof fileEndpoints.decidePermission>['body'];

/** Outcome of requesting a file. */
export type FileResult =
  | {
      status: 'ready';
      blob: Blob;
      /** File name; null if the service sends none. */
      name: string | null;
      /** Media type. */
      type: string;
      /** First and last byte (included) and total size, for a range request. */
      range: { from: number; to: number; total: number } | null;
    }
  /** 401: the file requires login; the visitor is not signed in or the session has expired. */
  | { status: 'login-needed' }
  /** 412: the user may apply after `NONE` and `REJECT`, and waits after `pending`. */
  | { status: 'permission'; permission: Exclude<PermissionStatus, 'AUTHORIZED'> }
  | { status: 'missing' }
  | { status: 'failed'; error: ApiError };

interface FileOptions {
  signal?: AbortSignal | undefined;
  /** First and last byte, both included; without `to` until the end. */
  range?: { from: number; to?: number } | undefined;
  download?: boolean | undefined;
}

const rangeOf = (header: string | null) => {
  const [, from, to, total] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(header ?? '') ?? [];
  return total === undefined ? null : { from: Number(from), to: Number(to), total: Number(total) };
};

const readyOf = ({ headers, blob }: FileAnswer): FileResult => ({
  status: 'ready',
  blob,
  name: fileNameOf(headers.get('content-disposition')),
  type: headers.get('content-type')?.split(';')[0]?.trim() || 'application/octet-stream',
  range: rangeOf(headers.get('content-range')),
});

const refusedOf = (error: ApiError): FileResult => {
  const failure = failureOf(error);
  switch (failure.case) {
    case 'unauthenticated':
      return { status: 'login-needed' };
    case 'permission-required':
      return { status: 'permission', permission: failure.status };
    case 'not-found':
      return { status: 'missing' };
    default:
      return { status: 'failed', error };
  }
};

/**
 * Requests a file with the visitor's token. Quiet: the caller shows the outcome. A 401 also ends the session whose
 * token was refused. An abort is `failed` with the error `aborted`.
 */
export const fetchFile = async (
  transport: Transport,
  id: string,
  { signal, range, download = false }: FileOptions = {},
): Promise<FileResult> => {
  const input = { params: { id }, query: download ? { download: '1' as const } : {} };
  const headers = range ? { range: `bytes=${range.from}-${range.to ?? ''}` } : {};
  try {
    return readyOf(await transport.download(fileEndpoints.getFile, input, { signal, headers, quiet: true }));
  } catch (thrown) {
    return refusedOf(asApiError(thrown));
  }
};

/**
 * Uploads a file in one request, as the user's own and private. For small files: unlike `uploadFile` it cannot resume.
 * Time limit: five minutes.
 *
 * @throws ApiError 413 `payload_too_large`, 415 `unsupported_media_type`, 422, 429, each with a user-facing message
 */
export const uploadInOnePiece = async (
  transport: Transport,
  file: File,
  options: CallOptions = {},
): Promise<Attachment> => {
  // Loaded with the first upload: pages that only show files do not need it.
  const { fileSha256 } = await import('./file-sha256.ts');
  const payload = { blob: file, name: file.name, sha256: await fileSha256(file, options.signal) };
  const call = { timeoutMs: ONE_PIECE_MS, ...options };
  return (await transport.call(fileEndpoints.uploadFile, { payload }, call)).data;
};

export const getFileInfo = async (transport: Transport, id: string, options?: CallOptions): Promise<Attachment> =>
  (await transport.call(fileEndpoints.fileInfo, { params: { id } }, options)).data;

/** Applies for permission; returns the resulting status. After `AUTHORIZED` the file can be loaded. */
export const applyPermission = async (
  transport: Transport,
  id: string,
  reason?: string,
  options?: CallOptions,
): Promise<PermissionStatus> => {
  const input = { params: { id }, body: reason === undefined ? {} : { reason } };
  return (await transport.call(fileEndpoints.applyPermission, input, options)).data.status;
};

/** Grants or rejects a user's application. For operators. */
export const decidePermission = async (
  transport: Transport,
  id: string,
  decision: PermissionDecision,
  options?: CallOptions,
): Promise<PermissionStatus> =>
  (await transport.call(fileEndpoints.decidePermission, { params: { id }, body: decision }, options)).data.status;
