import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { Problem } from './core/state.ts';
import type { Tags } from './question.tsx';

/** The message of a problem, or undefined. The words are those of specification section 5. */
export function useProblemWords(problem: Problem | null, today: string | null, tags: Tags): string | undefined {
  const t = useKitTranslations('questionnaire');
  if (problem === null) return undefined;
  const nameOf = (id: string) => (typeof tags === 'string' ? id : (tags.find((tag) => tag.id === id)?.name ?? id));
  const removed = (problem.removed ?? []).map((id) => t('quoted', { name: nameOf(id) })).join('');
  return t(`errors.${problem.code}`, { removed, today: today ?? '' });
}
