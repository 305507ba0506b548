'use client';
import { useCallback } from 'react';
import { useApi } from '../react/api-context.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { useRefresh } from '../react/use-refresh.ts';
import { useWrite } from '../react/use-write.ts';
import { ApiError } from '../transport/api-error.ts';
import { type Attachment, type Upload, uploadEndpoints } from './file.contract.ts';
import { discardUpload, uploadFile } from './upload.client.ts';

interface Sending {
  /** Bytes that have arrived. */
  onProgress?: (arrived: number) => void;
  /** Breaks off: paused, removed, or the page is left. */
  signal?: AbortSignal;
}

/**
 * What `Upload` of @zonekit/ui takes: `<Upload {...useUploadFiles()} …>`. A paused or failed file goes on from where it stood
 * when it is sent again, also after a reload once the same file is chosen; one that is removed is given up at the service. `messageOf` are the service's words for why not;
 * null where it gave none.
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
      // What cannot be given up now ends by itself in a day.
      const discarded = discardUpload(transport, file, { quiet: true }).catch(() => {});
      void discarded.then(() => refresh(uploadEndpoints.listUploads));
    },
    [refresh, transport],
  );
  return { upload, onDiscard, messageOf };
};

const messageOf = (error: unknown): string | null => (error instanceof ApiError ? error.serverMessage : null);

/** Uploads that broke off, newest first, to tell the visitor which files to choose once more. */
export const useUnfinishedUploads = (): Read<Upload[]> =>
  mapRead(useRead(uploadEndpoints.listUploads, {}), ({ data }) => data);

/** Gives an unfinished upload up. `send({ params: { upload_id } })`. */
export const useCancelUpload = () => {
  const refresh = useRefresh();
  const pick = ({ data }: { data: { id: string } }) => {
    void refresh(uploadEndpoints.listUploads);
    return data.id;
  };
  return useWrite(uploadEndpoints.cancelUpload, pick, { quiet: true });
};
