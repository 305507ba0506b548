import { fingerprintOf } from '@zonekit/api-client/file/client';
import type { Upload } from '@zonekit/api-client/file/contract';
import { useUnfinishedUploads, useUploadFiles } from '@zonekit/api-client/file/hooks';
import type { UploadProps } from '@zonekit/ui/upload';
import { useCallback, useState } from 'react';

/** The uploads of one form. */
export interface FormUploads extends Required<Pick<UploadProps, 'upload' | 'onDiscard' | 'messageOf'>> {
  /** What this visitor left half-sent, here or elsewhere, and has not chosen again since this form was opened. */
  unfinished: readonly Upload[];
}

/** Files are sent in pieces and go on after a reload; the form knows what is left from before. */
export const useFormUploads = (): FormUploads => {
  const { upload: send, onDiscard, messageOf } = useUploadFiles();
  const read = useUnfinishedUploads();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const upload = useCallback<UploadProps['upload']>(
    (file, call) => {
      setChosen((before) => new Set(before).add(fingerprintOf(file)));
      return send(file, call);
    },
    [send],
  );
  const all = read.status === 'ready' ? read.data : [];
  return { upload, onDiscard, messageOf, unfinished: all.filter(({ fingerprint }) => !chosen.has(fingerprint)) };
};
