import type { UploadLabels } from '@zonekit/ui/upload';
import { useMemo } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';

/** What an upload says; the same object as long as language and limit stay. @param maxBytes of one file */
export const useUploadLabels = (maxBytes: number): UploadLabels => {
  const t = useWords('account');
  return useMemo(
    () => ({
      choose: t('upload.choose'),
      drop: t('upload.drop'),
      list: t('upload.list'),
      refused: ({ name, reason }) => t('upload.refused', { name, reason, limit: `${maxBytes / 1024 ** 2} MB` }),
      states: {
        waiting: t('upload.waiting'),
        sending: (percent) => t('upload.sending', { percent: String(percent) }),
        paused: t('upload.paused'),
        failed: t('upload.failed'),
        done: t('upload.done'),
      },
      pause: (name) => t('upload.pause', { name }),
      resume: (name) => t('upload.resume', { name }),
      retry: (name) => t('upload.retry', { name }),
      remove: (name) => t('upload.remove', { name }),
      said: (name, what) => t('upload.said', { name, what }),
    }),
    [t, maxBytes],
  );
};
