import { useApplyPermission } from '@zonekit/api-client/file/hooks';
import { Alert } from '@zonekit/ui/alert';
import { useEffect } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';

export interface PermissionRequestProps {
  /** A new object is a new request, for the same file too. */
  request: { fileId: string };
}

/** Applies for permission to see a file when it mounts and for each new request; shows what went wrong. */
export function PermissionRequest({ request }: PermissionRequestProps) {
  const t = useWords('policyDetail');
  const { state, send } = useApplyPermission();
  useEffect(() => {
    void send({ params: { id: request.fileId }, body: {} });
  }, [request, send]);
  if (state.status !== 'failed') return null;
  return (
    <Alert tone="danger" role="alert" title={t('applyFailed')}>
      {state.error.serverMessage}
    </Alert>
  );
}
