import type { FilePermission, FileResult, ViewedFile } from './core/file.types.ts';

export interface FileViewerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  file: ViewedFile;
  /** Requests the bytes. For download-only files only after the user chooses the download. */
  load: (signal: AbortSignal) => Promise<FileResult>;
  /** Applies for permission and returns the resulting status. Rejects if the application could not be sent. */
  apply: () => Promise<FilePermission>;
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
