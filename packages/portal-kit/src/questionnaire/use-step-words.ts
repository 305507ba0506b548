import { useLocale } from 'use-intl';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { QuestionnaireDefinition, Step, StepWords } from './core/steps.ts';

/** Texts of a question; every text is defined, possibly empty. */
export interface QuestionWords {
  title: string;
  hint: string;
  label: string;
  option: (value: number) => string;
  /** Of a required answer that is missing; empty where the catalogue has the words. */
  required: string;
}

/**
 * The words of each step: those of the definition in the visitor's language (or the first that it has), else the
 * catalogue's. @param year the last one, for what is asked of it
 */
export function useStepWords({ words, steps }: QuestionnaireDefinition, year: string): (step: Step) => QuestionWords {
  const t = useKitTranslations('questionnaire');
  const locale = useLocale();
  if (words) {
    const own = words[locale] ?? Object.values(words)[0];
    return (step) => {
      const field = steps[step - 1]?.field ?? '';
      const {
        title = field,
        hint = '',
        label = title,
        options,
        required = '',
      }: Partial<StepWords> = own?.[field] ?? {};
      const option = (value: number) => options?.[value] ?? String(value);
      return { title, hint: hint.replaceAll('{year}', year), label, option, required };
    };
  }
  return (step) => ({
    // The catalogue has exactly the ten; which of them has options and a label follows from its kind.
    title: t(`steps.q${step as 1}.title`),
    hint: t(`steps.q${step as 7}.hint`, { year }),
    label: step === 1 || step === 3 ? t(`steps.q${step}.label`) : t(`steps.q${step as 1}.title`),
    option: (value) => t(`steps.q${step as 8}.options.a${value as 1}`),
    required: '',
  });
}
