import { useWords } from '../../../platform/words/use-words.ts';

/** What a form of the user centre says of itself. @param failed where something other than "not saved" is meant */
export const useFormLabels = (failed?: string) => {
  const t = useWords('form');
  return {
    invalid: (count: number) => t('invalid', { count }),
    failed: failed ?? t('notSaved'),
    noAnswer: t('noAnswer'),
  };
};
