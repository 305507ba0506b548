export { type Attachment, type AttachmentAction, attachmentAction, type FileAccess } from './attachment-action.ts';
export type { FileKind, FilePermission, FileResult, FileSource, MissingPermission, ViewedFile } from './file.types.ts';
export { fileSize, fileType } from './file-label.ts';
export { type Intent, initialViewer, type ViewerEvent, type ViewerState, viewerReducer } from './viewer-state.ts';
