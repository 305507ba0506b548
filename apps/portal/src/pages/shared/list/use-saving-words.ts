import type { Saving } from '@zonekit/api-client/list/hooks';
import { useWords } from '../../../platform/words/use-words.ts';

/** Message about the download of a list as a file; null before the first one. */
export const useSavingWords = (state: Saving): string | null => {
  const t = useWords('list');
  if (state.status === 'idle') return null;
  if (state.status === 'fetching') return t('files.fetching');
  if (state.status === 'failed') return state.error.serverMessage ?? t('files.failed');
  const { more, limit } = state.file;
  return more && limit !== null ? t('files.cut', { limit }) : t('files.saved');
};
