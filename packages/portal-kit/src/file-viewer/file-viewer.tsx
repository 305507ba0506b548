'use client';
import { Dialog } from '@zonekit/ui/dialog';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { FilePermission, FileResult, ViewedFile } from './core/file.types.ts';
import { fileSize, fileType } from './core/file-label.ts';
import * as css from './file-viewer.css.ts';
import { ViewerContent } from './viewer-content.tsx';

export type { FileKind, FilePermission, FileResult, FileSource, ViewedFile } from './core/file.types.ts';

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

const PREVIEW_LIMIT = 50 * 1024 * 1024;

/**
 * Shows a picture, video, document or recording, or offers its download; handles permissions. Source: specification,
 * section 2.
 */
export function FileViewer({ open, onOpenChange, file, previewLimit = PREVIEW_LIMIT, ...content }: FileViewerProps) {
  const t = useKitTranslations('fileViewer');
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content width={1000} closeLabel={t('close')}>
        <Dialog.Header>
          <Dialog.Title className={css.title}>{file.name}</Dialog.Title>
          <Dialog.Description>
            {t('detail', { type: fileType(file.name, file.mime), size: fileSize(file.size) })}
          </Dialog.Description>
        </Dialog.Header>
        <ViewerContent key={file.id} file={file} previewLimit={previewLimit} {...content} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
