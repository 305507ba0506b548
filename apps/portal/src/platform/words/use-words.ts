import { type createTranslator, useTranslations } from 'use-intl';
import type { Messages } from './messages.types.ts';

/** The words of one name space, keys and arguments typed by the Chinese catalogue: `useWords('shell')('skip')`. */
export const useWords = <N extends keyof Messages>(name: N) =>
  useTranslations(name) as unknown as ReturnType<typeof createTranslator<Messages[N]>>;
