import type { FilePermission, ViewedFile } from './file.types.ts';

/** Who may have it: anyone; anyone signed in; those whom an operator let in; its owner and those who see what carries it. */
export type FileAccess = 'public' | 'login' | 'permission' | 'private';

export type Attachment = ViewedFile & { access: FileAccess; permission_status: FilePermission | null };

export type AttachmentAction = 'view' | 'download' | 'apply' | 'pending' | 'reapply' | 'login';

/** The one thing that a visitor can do with an attachment now. */
export function attachmentAction(file: Attachment, signedIn: boolean): AttachmentAction {
  const open = file.kind === 'other' ? 'download' : 'view';
  if (file.access === 'public') return open;
  if (!signedIn) return 'login';
  if (file.access === 'login' || file.access === 'private') return open;
  switch (file.permission_status) {
    case 'AUTHORIZED':
      return open;
    case 'pending':
      return 'pending';
    case 'REJECT':
      return 'reapply';
    default:
      return 'apply';
  }
}
