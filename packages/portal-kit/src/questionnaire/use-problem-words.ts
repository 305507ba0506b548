import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { Problem, QuestionnaireState } from './core/state.ts';
import type { Tags } from './tags.types.ts';
import type { QuestionWords } from './use-step-words.ts';

interface ProblemWords {
  /** Message with the correction. */
  error: string;
  /** Text about removed values, beside the message; null if the message contains it. */
  removed: string | null;
}

/** Texts of a problem, or null for none. */
export function useProblemWords(
  problem: Problem | null,
  { today, definition }: QuestionnaireState,
  tags: Tags,
  words: QuestionWords,
): ProblemWords | null {
  const t = useKitTranslations('questionnaire');
  if (problem === null) return null;
  if (problem.code === 'required' && words.required) return { error: words.required, removed: null };
  const step = definition.steps[problem.step - 1];
  const nameOf = (id: string | number) => {
    if (typeof id === 'number') return words.option(id);
    return typeof tags === 'string' ? id : (tags.find((tag) => tag.id === id)?.name ?? id);
  };
  const max = String(step && 'max' in step ? step.max : '');
  const removed = (problem.removed ?? []).map((id) => t('quoted', { name: nameOf(id) })).join('');
  return {
    error: t(`errors.${problem.code}`, { removed, max, today: today ?? '' }),
    removed: problem.code === 'industry-max' && removed !== '' ? t('notAdded', { removed }) : null,
  };
}
