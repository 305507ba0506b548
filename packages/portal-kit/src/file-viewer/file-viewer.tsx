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
  /** Asks for the bytes. Never called for what is only downloaded, until the visitor wants it. */
  load: (signal: AbortSignal) => Promise<FileResult>;
  /** Applies for permission and answers the one that now holds. Rejects when the application did not get through. */
  apply: () => Promise<FilePermission>;
  onLogin: () => void;
  /** The picture of a video before it plays. */
  poster?: string;
  /** Captions of a video or of sound, WebVTT in Chinese. */
  captions?: string;
  /** Where all that is said in a recording can be read. */
  transcript?: string;
  /**
   * Where `cmaps/`, `standard_fonts/`, `wasm/` and `iccs/` of pdfjs-dist are served; without them a document whose
   * Chinese fonts are not embedded shows empty. With Vite: `pdfFiles()` of `@zonekit/portal-kit/file-viewer/vite`.
   */
  pdfAssetsUrl?: string;
  /** Bytes above which a picture or a document is not previewed; 50 MB unless told. */
  previewLimit?: number;
}

const PREVIEW_LIMIT = 50 * 1024 * 1024;

/** Shows a picture, a video, a document or plays sound, or hands it over; asks for permission where it takes one. Spec section 2. */
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
