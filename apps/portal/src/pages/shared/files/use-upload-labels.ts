import type { UploadLabels } from '@zonekit/ui/upload';
import { useMemo } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';

/** What an upload says; the same object as long as language and limit stay. @param maxBytes of one file */
export const useUploadLabels = (maxBytes: number): UploadLabels => {
  const t = useWords('files');
  return useMemo(
    () => ({
      choose: t('choose'),
      drop: t('drop'),
      list: t('list'),
      refused: ({ name, reason }) => t('refused', { name, reason, limit: `${maxBytes / 1024 ** 2} MB` }),
      states: {
        waiting: t('waiting'),
        sending: (percent) => t('sending', { percent: String(percent) }),
        paused: t('paused'),
        failed: t('failed'),
        done: t('done'),
      },
      pause: (name) => t('pause', { name }),
      resume: (name) => t('resume', { name }),
      retry: (name) => t('retry', { name }),
      remove: (name) => t('remove', { name }),
      said: (name, what) => t('said', { name, what }),
    }),
    [t, maxBytes],
  );
};
