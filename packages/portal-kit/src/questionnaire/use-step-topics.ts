import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { QuestionnaireDefinition, Step } from './core/steps.ts';

/** The answer of a step as the reason of a change; another zone's questions are named by their position. */
export function useStepTopics({ words }: QuestionnaireDefinition): (step: Step, position: number) => string {
  const t = useKitTranslations('questionnaire');
  return (step, position) =>
    // Without words of its own a definition has exactly the ten steps of the catalogue.
    words ? t('preview.because', { step: String(position) }) : t(`preview.topics.q${step as 1}`);
}
