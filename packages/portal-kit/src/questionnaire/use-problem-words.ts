import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { Problem, QuestionnaireState } from './core/state.ts';
import type { Tags } from './question.tsx';
import type { Asked } from './use-step-words.ts';

/** The message of a problem, or undefined. The words are those of specification section 5. */
export function useProblemWords(
  problem: Problem | null,
  { today, definition }: QuestionnaireState,
  tags: Tags,
  asked: Asked,
): string | undefined {
  const t = useKitTranslations('questionnaire');
  if (problem === null) return undefined;
  if (problem.code === 'required' && asked.required) return asked.required;
  const step = definition.steps[problem.step - 1];
  const nameOf = (id: string | number) => {
    if (typeof id === 'number') return asked.option(id);
    return typeof tags === 'string' ? id : (tags.find((tag) => tag.id === id)?.name ?? id);
  };
  const max = String(step && 'max' in step ? step.max : '');
  const removed = (problem.removed ?? []).map((id) => t('quoted', { name: nameOf(id) })).join('');
  return t(`errors.${problem.code}`, { removed, max, today: today ?? '' });
}
