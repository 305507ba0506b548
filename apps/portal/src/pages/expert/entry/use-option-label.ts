import { useWords } from '../../../platform/words/use-words.ts';

/** The word of an option of a field; anything else is its own word. */
export const useOptionLabel = () => {
  const t = useWords('expertManagement');
  return (name: string, value: string): string => {
    const key = `options.${name}.${value}` as 'options.languages.zh';
    return t.has(key) ? t(key) : value;
  };
};
