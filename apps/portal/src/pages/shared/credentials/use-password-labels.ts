import { useWords } from '../../../platform/words/use-words.ts';

/** What a PasswordInput says. */
export const usePasswordLabels = () => {
  const t = useWords('credentials');
  return {
    show: t('show'),
    hide: t('hide'),
    shown: t('passwordShown'),
    hidden: t('passwordHidden'),
    capsLock: t('capsLock'),
  };
};
