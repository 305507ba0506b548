import { useWords } from '../../../../platform/words/use-words.ts';
import type { ApplicationField, ApplicationValues } from './application-values.ts';

/** A field as it is read. @param titles of units, by their ids */
export const useFieldText = (titles: Readonly<Record<string, string>>) => {
  const t = useWords('spaceApplying');
  return (name: ApplicationField, values: ApplicationValues): string => {
    if (name === 'attachments') return t('files', { count: values.attachments.filter(Boolean).length });
    const value = values[name].trim();
    if (name === 'licence') return t('files', { count: value ? 1 : 0 });
    if (name === 'unit_id') return titles[value] ?? value;
    const key = `options.${name}.${value}` as 'options.rent_period.month';
    return value && t.has(key) ? t(key) : value;
  };
};
