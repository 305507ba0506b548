import * as z from 'zod/mini';
import { id } from '../contract/contract.ts';
import { stateOf } from '../lifecycle/lifecycle.schema.ts';
import { filePermission } from '../lifecycle/subjects/file-permission.lifecycle.ts';

/** Source: specification section 3; the arrows in pages.md, Lifecycles. */
export const permissionStatus = stateOf(filePermission);
export type PermissionStatus = z.infer<typeof permissionStatus>;

/** Anyone; anyone who is signed in; those whom an operator let in; its owner and those who see a thing that carries it. */
export const fileAccess = z.enum(['public', 'login', 'permission', 'private']);
export const fileKind = z.enum(['image', 'video', 'audio', 'pdf', 'other']);

export const attachment = z.object({
  id,
  name: z.string(),
  kind: fileKind,
  mime: z.string(),
  /** Bytes of what was uploaded; a copy with a watermark has some more. */
  size: z.number(),
  access: fileAccess,
  /** What this visitor has; null for files that ask for none, and for visitors who are not signed in. */
  permission_status: z.nullable(permissionStatus),
});
export type Attachment = z.infer<typeof attachment>;
