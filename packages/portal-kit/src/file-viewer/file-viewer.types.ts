import type { FilePermission, FileResult, ViewedFile } from './core/file.types.ts';

export interface FileViewerProps {
  /** Whether the viewer is shown. */
  open: boolean;
  /** Called with false when the viewer is to close. */
  onOpenChange: (open: boolean) => void;
  /** The file: its id, name, kind, MIME type and size in bytes. */
  file: ViewedFile;
  /**
   * Requests the bytes. For download-only files only after the user chooses the download. Resolves to
   * `{ status: 'ready', name, type, url }` or with a `blob` instead of the `url`, to `{ status: 'login' }`,
   * `{ status: 'permission', permission }` or `{ status: 'failed', reason, message }`; the type is `FileResult`.
   */
  load: (signal: AbortSignal) => Promise<FileResult>;
  /** Applies for permission and returns the resulting status. Rejects if the application could not be sent. */
  apply: () => Promise<FilePermission>;
  /** Called when the file needs a login and the visitor chooses it. */
  onLogin: () => void;
  /** The picture of a video before it plays. */
  poster?: string;
  /** Captions of a video or of sound, WebVTT in Chinese. */
  captions?: string;
  /** Address of the transcript of a recording. */
  transcript?: string;
  /**
   * Where `cmaps/`, `standard_fonts/`, `wasm/` and `iccs/` of pdfjs-dist are served; without them a document whose
   * Chinese fonts are not embedded shows empty. With Vite: `pdfFiles()` of `@zonekit/portal-kit/file-viewer/vite`.
   */
  pdfAssetsUrl?: string;
  /** Maximum bytes of a previewed picture or document; 50 MB by default. */
  previewLimit?: number;
}
