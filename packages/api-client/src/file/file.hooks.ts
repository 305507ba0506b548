'use client';
import { useCallback, useEffect, useState } from 'react';
import { useApi } from '../react/api-context.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import { useUserId } from '../session/session.hooks.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { PermissionStatus } from './attachment.contract.ts';
import { type FileResult, fetchFile } from './file.client.ts';
import type { Attachment } from './file.contract.ts';
import { fileEndpoints } from './file.endpoints.gen.ts';
import { withPermission } from './with-permission.ts';

export type { FileResult } from './file.client.ts';
export { useCancelUpload, useUnfinishedUploads, useUploadFiles } from './upload.hooks.ts';

/** Metadata of a file and this user's permission. Null: no request. */
export const useFileInfo = (id: string | null): Read<Attachment> =>
  mapRead(useRead(fileEndpoints.fileInfo, id === null ? null : { params: { id } }), ({ data }) => data);

export type FileState = { status: 'idle' } | { status: 'loading' } | FileResult;

/**
 * Bytes of a file while the component is mounted; null: no request. Requested again by `reload` and when the user
 * changes. Not cached, because files are large.
 */
export const useFile = (id: string | null): { state: FileState; reload: () => void } => {
  const { transport } = useApi();
  const userId = useUserId();
  const [round, setRound] = useState(0);
  const requestKey = id === null ? null : JSON.stringify([id, userId, round]);
  const [loaded, setLoaded] = useState<{ requestKey: string; result: FileResult } | null>(null);
  useEffect(() => {
    if (requestKey === null || id === null) return;
    const controller = new AbortController();
    const load = async () => {
      const result = await fetchFile(transport, id, { signal: controller.signal });
      if (!controller.signal.aborted) setLoaded({ requestKey, result });
    };
    void load();
    return () => controller.abort();
  }, [requestKey, id, transport]);
  const reload = useCallback(() => setRound((count) => count + 1), []);
  if (requestKey === null) return { state: { status: 'idle' }, reload };
  return { state: loaded?.requestKey === requestKey ? loaded.result : { status: 'loading' }, reload };
};

/**
 * Applies for permission: `send({ params: { id }, body: { reason } })`. After `done` with `AUTHORIZED` the file can be
 * loaded. Optimistic: every mounted answer shows `pending` until the service answers.
 */
export const useApplyPermission = (): Writer<InputOf<typeof fileEndpoints.applyPermission>, PermissionStatus> =>
  useWrite(fileEndpoints.applyPermission, ({ data }) => data.status, {
    quiet: true,
    optimistic: ({ params }) => [{ endpoint: null, change: (answer) => withPermission(answer, params.id, 'pending') }],
  });

/** Uploads a file in one request. `send({ payload: { blob, name, sha256 } })`; `done` has its metadata. */
export const useUploadFile = (): Writer<InputOf<typeof fileEndpoints.uploadFile>, Attachment> =>
  useWrite(fileEndpoints.uploadFile, ({ data }) => data, { quiet: true });

/** Grants or rejects. For operators. `send({ params: { id }, body: { user_id, status, reason } })`. */
export const useDecidePermission = (): Writer<InputOf<typeof fileEndpoints.decidePermission>, PermissionStatus> =>
  useWrite(fileEndpoints.decidePermission, ({ data }) => data.status);
