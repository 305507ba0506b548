import type { UploadLabels } from '@zonekit/ui/upload';
import { useMemo } from 'react';
import { useWords } from '../../../words/use-words.ts';

/** What an upload says, in the words of this area; the same object as long as the language stays. */
export const useUploadLabels = (): UploadLabels & { note: string } => {
  const t = useWords('applications');
  return useMemo(
    () => ({
      choose: t('upload.choose'),
      drop: t('upload.drop'),
      list: t('upload.list'),
      note: t('upload.note'),
      refused: ({ name, reason }) => t('upload.refused', { name, reason }),
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
    [t],
  );
};
