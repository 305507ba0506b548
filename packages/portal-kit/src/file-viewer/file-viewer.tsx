'use client';
import { Dialog } from '@zonekit/ui/dialog';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { fileSize, fileType } from './core/file-label.ts';
import * as css from './file-viewer.css.ts';
import type { FileViewerProps } from './file-viewer.types.ts';
import { ViewerContent } from './viewer-content.tsx';

export type { FileKind, FilePermission, FileResult, FileSource, ViewedFile } from './core/file.types.ts';
export type { FileViewerProps } from './file-viewer.types.ts';

const PREVIEW_LIMIT = 50 * 1024 * 1024;

/** Shows a picture, video, document or recording, or offers its download; handles permissions. */
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
