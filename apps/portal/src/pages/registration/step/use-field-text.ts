import type { RegistrationField } from '@zonekit/api-client/registration/contract';
import { moneyText } from '@zonekit/ui/money/parts';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';

type ReadField = Pick<RegistrationField, 'kind' | 'options' | 'value'>;

/** A field as it is read; empty for nothing. */
export const useFieldText = () => {
  const t = useWords('registration');
  const locale = useLocale();
  return ({ kind, options, value }: ReadField): string => {
    if (value === null) return '';
    if (Array.isArray(value)) {
      if (kind === 'files') return value.length > 0 ? t('files', { count: value.length }) : '';
      return value
        .flatMap((item) => (typeof item === 'string' ? [] : [t('person', { name: item.name, id: item.id_card })]))
        .join(t('listSeparator'));
    }
    if (typeof value === 'object') return moneyText(value.amount, locale, true);
    return options.find((option) => option.value === value)?.label ?? String(value);
  };
};
