import * as z from 'zod/mini';
import { binary, endpoint, envelope, id } from '../contract/contract.ts';
import { stateChange } from '../lifecycle/lifecycle.schema.ts';
import { filePermission } from '../lifecycle/subjects/file-permission.lifecycle.ts';
import { attachment, permissionStatus } from './attachment.contract.ts';

export {
  type Attachment,
  attachment,
  fileAccess,
  fileKind,
  type PermissionStatus,
  permissionStatus,
} from './attachment.contract.ts';

import { FILE_PATH } from './file-url.ts';

export { type Upload, uploadEndpoints } from './upload.contract.ts';
export { MAX_FILE_BYTES, MAX_PIECE_BYTES } from './upload-limits.ts';

export const fileEndpoints = {
  uploadFile: endpoint({
    method: 'POST',
    path: '/universal/files/upload',
    summary: 'A file in one piece, as the part `file`; it is private to its owner',
    access: 'user',
    bytes: 'multipart',
    status: 201,
    errors: [413, 415],
    idempotent: true,
    response: envelope(attachment),
  }),
  getFile: endpoint({
    method: 'GET',
    path: FILE_PATH,
    summary:
      'The bytes: 200, or 206 for a range; 401 login needed; 412 with data.permission_status; 422 watermark_refused',
    access: 'optional',
    params: z.object({ id }),
    query: z.object({ download: z.optional(z.enum(['1'])) }),
    errors: [401, 404, 412, 416],
    response: binary,
  }),
  fileInfo: endpoint({
    method: 'GET',
    path: `${FILE_PATH}/info`,
    summary: 'What the file is and what this visitor may do with it',
    access: 'optional',
    params: z.object({ id }),
    errors: [401, 404],
    response: envelope(attachment),
  }),
  applyPermission: endpoint({
    method: 'POST',
    path: `${FILE_PATH}/permission`,
    summary: 'Ask for permission; answers the status that now holds',
    access: 'user',
    params: z.object({ id }),
    body: z.object({ reason: z.optional(z.string().check(z.maxLength(500))) }),
    errors: [404],
    idempotent: true,
    response: envelope(z.object({ status: permissionStatus })),
  }),
  decidePermission: endpoint({
    method: 'POST',
    path: `${FILE_PATH}/permission/decision`,
    summary: 'Grant or reject what a user asked for, or withdraw what was granted',
    access: 'operator',
    params: z.object({ id }),
    body: z.extend(stateChange(filePermission, z.enum(['AUTHORIZED', 'REJECT'])), { user_id: id }),
    errors: [403, 404],
    response: envelope(z.object({ status: permissionStatus })),
  }),
};
