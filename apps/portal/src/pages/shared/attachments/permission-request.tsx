import { useApplyPermission } from '@zonekit/api-client/file/hooks';
import { Alert } from '@zonekit/ui/alert';
import { useEffect } from 'react';

export interface PermissionRequestProps {
  /** A new object is a new request, for the same file too. */
  request: { fileId: string };
  /** Title of the alert where the application was not sent. */
  applyFailed: string;
}

/** Applies for permission to see a file when it mounts and for each new request; shows what went wrong. */
export function PermissionRequest({ request, applyFailed }: PermissionRequestProps) {
  const { state, send } = useApplyPermission();
  useEffect(() => {
    void send({ params: { id: request.fileId }, body: {} });
  }, [request, send]);
  if (state.status !== 'failed') return null;
  return (
    <Alert tone="danger" role="alert" title={applyFailed}>
      {state.error.serverMessage}
    </Alert>
  );
}
