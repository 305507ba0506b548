import { useRouter } from '@tanstack/react-router';
import { fileUrl } from '@zonekit/api-client/file/client';
import type { Attachment } from '@zonekit/api-client/file/contract';
import { useApplyPermission } from '@zonekit/api-client/file/hooks';
import { useSession } from '@zonekit/api-client/react';
import { AttachmentList, type AttachmentListProps } from '@zonekit/portal-kit/file-viewer/attachment-list';
import { Alert } from '@zonekit/ui/alert';
import { type ComponentType, useEffect, useState } from 'react';
import { useSignOn } from '../../../platform/session/use-sign-on.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import type { AttachmentViewerProps } from './attachment-viewer.tsx';
import { useFileDialog } from './use-file-dialog.ts';

interface AttachmentsProps {
  files: readonly Attachment[];
}

/** The attachments of a page with what this visitor may do with each. */
export function Attachments({ files }: AttachmentsProps) {
  const t = useWords('policyDetail');
  const router = useRouter();
  const session = useSession();
  const signOn = useSignOn();
  const openFile = useFileDialog();
  const { state, send } = useApplyPermission();

  const onAction: AttachmentListProps['onAction'] = (file, action) => {
    if (action === 'view' || action === 'download') return openFile(file.id);
    if (action === 'login') {
      const { pathname, searchStr } = router.state.location;
      const search = new URLSearchParams(searchStr);
      search.set('file', file.id);
      return void signOn(`${pathname}?${search}`);
    }
    void send({ params: { id: file.id }, body: {} });
  };

  return (
    <>
      <AttachmentList
        files={files}
        signedIn={session.status === 'signed-in'}
        onAction={onAction}
        hrefFor={(file) => fileUrl(router.options.context.config.api, file.id)}
      />
      {state.status === 'failed' && (
        <Alert tone="danger" role="alert" title={t('applyFailed')}>
          {state.error.serverMessage}
        </Alert>
      )}
    </>
  );
}

/** The attachment that the address names, over the page. */
export function OpenFile({ files, fileId }: AttachmentsProps & { fileId: string | undefined }) {
  const file = files.find(({ id }) => id === fileId);
  const openFile = useFileDialog();
  const [Viewer, setViewer] = useState<ComponentType<AttachmentViewerProps>>();
  const wanted = file !== undefined;
  useEffect(() => {
    if (!wanted) return;
    let mounted = true;
    void import('./attachment-viewer.tsx').then(({ AttachmentViewer }) => {
      if (mounted) setViewer(() => AttachmentViewer);
    });
    return () => {
      mounted = false;
    };
  }, [wanted]);
  if (!file || !Viewer) return null;
  return <Viewer key={file.id} file={file} onClose={() => openFile(undefined)} />;
}
