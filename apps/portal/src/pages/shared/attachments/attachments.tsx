import { useRouter } from '@tanstack/react-router';
import type { Endpoint } from '@zonekit/api-client/contract';
import { downloadUrl, fileUrl } from '@zonekit/api-client/file/client';
import type { Attachment } from '@zonekit/api-client/file/contract';
import { useSession } from '@zonekit/api-client/react';
import { AttachmentList, type AttachmentListProps } from '@zonekit/portal-kit/file-viewer/attachment-list';
import { type ComponentType, useEffect, useState } from 'react';
import { useSignOn } from '../../../platform/session/use-sign-on.ts';
import type { AttachmentViewerProps } from './attachment-viewer.tsx';
import type { PermissionRequestProps } from './permission-request.tsx';
import { useDownload } from './use-download.ts';
import { useFileDialog } from './use-file-dialog.ts';

interface AttachmentsProps {
  files: readonly Attachment[];
  /** Said where an application for permission was not sent; left out where no file asks for one. */
  applyFailed?: string;
}

export interface OpenFileProps {
  files: readonly Attachment[];
  fileId: string | undefined;
  /** Endpoints whose answers hold the files, read anew after an application for permission. */
  holders: readonly Endpoint[];
}

/** The attachments of a page with what this visitor may do with each. */
export function Attachments({ files, applyFailed = '' }: AttachmentsProps) {
  const router = useRouter();
  const session = useSession();
  const signOn = useSignOn();
  const openFile = useFileDialog();
  // The viewer says why a file is refused, and offers what helps.
  const download = useDownload(({ id }) => openFile(id));
  const [request, setRequest] = useState<PermissionRequestProps['request']>();
  const [Request, setRequestComponent] = useState<ComponentType<PermissionRequestProps>>();

  const onAction: AttachmentListProps['onAction'] = (file, action) => {
    if (action === 'view') return openFile(file.id);
    if (action === 'download') return download(file);
    if (action === 'login') {
      const { pathname, searchStr } = router.state.location;
      const search = new URLSearchParams(searchStr);
      search.set('file', file.id);
      return void signOn(`${pathname}?${search}`);
    }
    setRequest({ fileId: file.id });
    void import('./permission-request.tsx').then(({ PermissionRequest }) =>
      setRequestComponent(() => PermissionRequest),
    );
  };

  return (
    <>
      <AttachmentList
        files={files}
        signedIn={session.status === 'signed-in'}
        onAction={onAction}
        hrefFor={({ id, kind }) => (kind === 'other' ? downloadUrl : fileUrl)(router.options.context.config.api, id)}
      />
      {request && Request && <Request request={request} applyFailed={applyFailed} />}
    </>
  );
}

/** The attachment that the address names, over the page. */
export function OpenFile({ files, fileId, holders }: OpenFileProps) {
  const file = files.find(({ id }) => id === fileId);
  const openFile = useFileDialog();
  const [Viewer, setViewer] = useState<ComponentType<AttachmentViewerProps>>();
  const hasFile = file !== undefined;
  const { words } = useRouter().options.context;
  useEffect(() => {
    if (!hasFile) return;
    let mounted = true;
    const load = async () => {
      const [{ AttachmentViewer }, { kitFormWords }] = await Promise.all([
        import('./attachment-viewer.tsx'),
        import('../../../platform/words/kit-form-words.ts'),
      ]);
      // Of the player, which shows audio and video.
      await words.load(kitFormWords.videoModal);
      if (mounted) setViewer(() => AttachmentViewer);
    };
    void load();
    return () => {
      mounted = false;
    };
  }, [hasFile, words]);
  if (!file || !Viewer) return null;
  return <Viewer key={file.id} file={file} holders={holders} onClose={() => openFile(undefined)} />;
}
