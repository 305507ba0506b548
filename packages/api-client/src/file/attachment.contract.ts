import * as z from 'zod/mini';
import { id } from '../contract/contract.ts';
import { stateOf } from '../lifecycle/lifecycle.schema.ts';
import { filePermission } from '../lifecycle/subjects/file-permission.lifecycle.ts';

/** State of a file's permission. */
export const permissionStatus = stateOf(filePermission);
export type PermissionStatus = z.infer<typeof permissionStatus>;

/**
 * `public` anyone; `login` signed-in users; `permission` users admitted by an operator; `private` its owner and users
 * who may see a subject that has it attached.
 */
export const fileAccess = z.enum(['public', 'login', 'permission', 'private']);
export const fileKind = z.enum(['image', 'video', 'audio', 'pdf', 'other']);

export const attachment = z.object({
  id,
  name: z.string(),
  kind: fileKind,
  mime: z.string(),
  /** Size of the upload in bytes; a copy with a watermark is larger. */
  size: z.number(),
  access: fileAccess,
  /** Permission of this user; null for files without permissions and for visitors. */
  permission_status: z.nullable(permissionStatus),
});
export interface Attachment extends z.infer<typeof attachment> {}
