import { useLocale } from 'use-intl';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { FieldProblem } from './booking-validation.ts';
import type { BookingField, BookingFieldsDefinition, FieldWords } from './core/definition.ts';
import type messages from './messages/zh-CN.ts';

type Words = typeof messages;
/** Fields of the catalogue: each has a label, and a message for a missing value. */
type CatalogueField = Exclude<keyof Words['errors'] & keyof Words, 'serviceTime' | 'title'>;

/** Texts of a field. */
export interface ShownWords {
  label: string;
  hint: string | undefined;
  option: (value: string) => string;
  message: (problem: FieldProblem) => string;
}

/** The words of each field: those of the definition in the page's language (or the first that it has), else the catalogue's. */
export function useFieldWords({ words }: BookingFieldsDefinition): (field: BookingField) => ShownWords {
  const t = useKitTranslations('bookingDialog');
  const locale = useLocale();
  const invalid = (field: BookingField, label: string) => {
    switch (field.kind) {
      case 'phone':
        return t('errors.phone');
      case 'credit-code':
        return t('errors.creditCodeMalformed');
      case 'number':
        return t('errors.range', { label, min: field.min, max: field.max });
      default:
        return t('errors.invalid', { label });
    }
  };
  if (!words)
    return (field) => {
      const name = field.name as CatalogueField;
      return {
        label: t(name),
        hint: undefined,
        option: (value) => t(value as 'audio'),
        message: (problem) => {
          if (problem === 'required') return t(`errors.${name}`);
          if (problem === 'unconfirmed') return t('errors.creditCodeUnconfirmed');
          return name === 'attendance' ? t('errors.attendanceRange') : invalid(field, t(name));
        },
      };
    };
  const own = words[locale] ?? Object.values(words)[0];
  return (field) => {
    const { label = field.name, hint, options, ...said }: Partial<FieldWords> = own?.[field.name] ?? {};
    const isChoice = field.kind === 'select' || field.kind === 'checkboxes';
    return {
      label,
      hint,
      option: (value) => options?.[value] ?? value,
      message: (problem) => {
        if (problem === 'required') return said.required ?? t(isChoice ? 'errors.choose' : 'errors.fill', { label });
        if (problem === 'unconfirmed') return t('errors.creditCodeUnconfirmed');
        return said.invalid ?? invalid(field, label);
      },
    };
  };
}
