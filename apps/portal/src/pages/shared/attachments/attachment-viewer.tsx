import { useRouter } from '@tanstack/react-router';
import type { Endpoint } from '@zonekit/api-client/contract';
import { applyPermission, downloadUrl, fetchFile, fileUrl } from '@zonekit/api-client/file/client';
import type { Attachment } from '@zonekit/api-client/file/contract';
import { useApi, useRefresh } from '@zonekit/api-client/react';
import { type FileResult, FileViewer } from '@zonekit/portal-kit/file-viewer';
import { useSignOn } from '../../../platform/session/use-sign-on.ts';

/** Set at build by `pdfFiles` of vite.config.ts. */
const PDF_ASSETS_URL: string = import.meta.env.PDF_ASSETS_URL;

const IN_PARTS: ReadonlySet<Attachment['kind']> = new Set(['pdf', 'video', 'audio']);

export interface AttachmentViewerProps {
  file: Attachment;
  /** Endpoints whose answers hold the file. */
  holders: readonly Endpoint[];
  onClose: () => void;
}

/** Shows an attachment with the service's file. Its code comes when a file is opened. */
export function AttachmentViewer({ file, holders, onClose }: AttachmentViewerProps) {
  const { transport } = useApi();
  const refresh = useRefresh();
  const signOn = useSignOn();

  const { api } = useRouter().options.context.config;

  const load = async (signal: AbortSignal): Promise<FileResult> => {
    // What anybody may have is read in parts as it is looked at; all else takes the token, and so comes whole.
    if (file.access === 'public' && IN_PARTS.has(file.kind)) {
      const urls = { url: fileUrl(api, file.id), downloadUrl: downloadUrl(api, file.id) };
      return { status: 'ready', name: file.name, type: file.mime, ...urls };
    }
    const result = await fetchFile(transport, file.id, { signal });
    if (result.status === 'ready') {
      return { status: 'ready', name: result.name ?? file.name, type: result.type, blob: result.blob };
    }
    if (result.status === 'login-needed') return { status: 'login' };
    if (result.status === 'permission') return result;
    if (result.status === 'missing') return { status: 'failed', reason: 'missing', message: '' };
    const reason = result.error.kind === 'network' && !navigator.onLine ? 'offline' : 'other';
    return { status: 'failed', reason, message: result.error.serverMessage ?? '' };
  };

  return (
    <FileViewer
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      file={file}
      load={load}
      apply={async () => {
        const status = await applyPermission(transport, file.id);
        void refresh(...holders);
        return status;
      }}
      pdfAssetsUrl={PDF_ASSETS_URL}
      onLogin={() => void signOn()}
    />
  );
}
