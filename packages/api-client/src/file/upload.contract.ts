import * as z from 'zod/mini';
import { endpoint, envelope, id, isoTime } from '../contract/contract.ts';
import { attachment } from './attachment.contract.ts';

/** Bytes of the largest file of any kind. */
const MAX_FILE_BYTES = 500 * 1024 * 1024;

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const bytes = z.int().check(z.gte(0), z.lte(MAX_FILE_BYTES));

/** An unfinished upload. */
export const upload = z.object({
  id,
  name: z.string(),
  /** Total bytes. */
  size: z.number(),
  /** Bytes stored by the service: the offset of the next piece. */
  offset: z.number(),
  /** The client's key of the file, to find the upload again after a reload. */
  fingerprint: z.string(),
  /** Expiry; each piece extends it. */
  expires_at: isoTime,
});
export interface Upload extends z.infer<typeof upload> {}

const PATH = '/universal/uploads';
const params = z.object({ upload_id: id });

/**
 * A resumable upload. Steps as in "Resumable Uploads for HTTP" (draft-ietf-httpbis-resumable-upload) and tus: create,
 * append at an offset, read the offset, cancel. The offset is in the query, not in a header, because the signature
 * covers the query.
 */
export const uploadEndpoints = {
  createUpload: endpoint({
    method: 'POST',
    path: PATH,
    summary:
      'Begin an upload in pieces; answers the unfinished one of the same fingerprint, name and size where there is one',
    access: 'user',
    body: z.object({
      name: z.string().check(z.minLength(1), z.maxLength(1000)),
      size: bytes,
      fingerprint: sha256,
    }),
    status: 201,
    errors: [413, 415],
    idempotent: true,
    response: envelope(upload),
  }),
  listUploads: endpoint({
    method: 'GET',
    path: PATH,
    summary: "The user's unfinished uploads, newest first",
    access: 'user',
    response: envelope(z.array(upload)),
  }),
  getUpload: endpoint({
    method: 'GET',
    path: `${PATH}/{upload_id}`,
    summary: 'How far an upload has come',
    access: 'user',
    params,
    errors: [404],
    response: envelope(upload),
  }),
  sendPiece: endpoint({
    method: 'PATCH',
    path: `${PATH}/{upload_id}`,
    summary:
      'The bytes from an offset on, up to 8 MiB; another offset than the upload has answers 409 with details.offset',
    access: 'user',
    params,
    query: z.object({ offset: z.coerce.number().check(z.int(), z.gte(0), z.lte(MAX_FILE_BYTES)) }),
    bytes: 'plain',
    errors: [404, 409, 413, 415],
    response: envelope(upload),
  }),
  finishUpload: endpoint({
    method: 'POST',
    path: `${PATH}/{upload_id}/finish`,
    summary:
      'Make a file of all pieces; the same answer when asked again, 409 with details.offset where some are missing',
    access: 'user',
    params,
    /** Of the whole file. */
    body: z.object({ sha256 }),
    errors: [404, 409, 413, 415],
    response: envelope(attachment),
  }),
  cancelUpload: endpoint({
    method: 'DELETE',
    path: `${PATH}/{upload_id}`,
    summary: 'Give an upload up',
    access: 'user',
    params,
    errors: [404],
    response: envelope(z.object({ id })),
  }),
};
