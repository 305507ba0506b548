'use client';
import { useCallback } from 'react';
import { useApi } from '../react/api-context.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { useRefresh } from '../react/use-refresh.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import { ApiError } from '../transport/api-error.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { Attachment, Upload } from './file.contract.ts';
import { uploadEndpoints } from './file.endpoints.gen.ts';
import { discardUpload, uploadFile } from './upload.client.ts';

interface Sending {
  /** Called with the bytes that have arrived. */
  onProgress?: (arrived: number) => void;
  /** Aborts: paused, removed, or the page is left. */
  signal?: AbortSignal;
}

/**
 * Props of `Upload` of @zonekit/ui: `<Upload {...useUploadFiles()} …>`. A paused or failed file resumes when it is sent
 * again, also after a reload once the same file is chosen. Removing a file cancels its upload at the service.
 * `messageOf` returns the service's message; null without one.
 */
export const useUploadFiles = (): {
  upload: (file: File, sending?: Sending) => Promise<Attachment>;
  onDiscard: (file: File) => void;
  messageOf: (error: unknown) => string | null;
} => {
  const { transport } = useApi();
  const refresh = useRefresh();
  const upload = useCallback(
    async (file: File, sending: Sending = {}) => {
      try {
        return await uploadFile(transport, file, sending);
      } finally {
        void refresh(uploadEndpoints.listUploads);
      }
    },
    [refresh, transport],
  );
  const onDiscard = useCallback(
    (file: File) => {
      // An upload that cannot be cancelled now expires in a day.
      const discarded = discardUpload(transport, file, { quiet: true }).catch(() => {});
      void discarded.then(() => refresh(uploadEndpoints.listUploads));
    },
    [refresh, transport],
  );
  return { upload, onDiscard, messageOf };
};

const messageOf = (error: unknown): string | null => (error instanceof ApiError ? error.serverMessage : null);

/** Unfinished uploads, newest first, to tell the user which files to choose again. */
export const useUnfinishedUploads = (): Read<Upload[]> =>
  mapRead(useRead(uploadEndpoints.listUploads, {}), ({ data }) => data);

/** Cancels an unfinished upload. `send({ params: { upload_id } })`. */
export const useCancelUpload = (): Writer<InputOf<typeof uploadEndpoints.cancelUpload>, string> => {
  const refresh = useRefresh();
  const pick = ({ data }: { data: { id: string } }) => {
    void refresh(uploadEndpoints.listUploads);
    return data.id;
  };
  return useWrite(uploadEndpoints.cancelUpload, pick, { quiet: true });
};
