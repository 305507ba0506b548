import { type RefObject, useEffect, useState } from 'react';
import type { Answers } from './core/answers.ts';
import type { QuestionnaireState } from './core/state.ts';
import { writeDraft } from './draft-storage.ts';

export type DraftStatus = { kind: 'none' } | { kind: 'saved'; at: number } | { kind: 'unavailable' };

/**
 * Writes the draft at every change of the answers or the step, once there is something that the profile has not.
 * `untouched` holds the answers as they were loaded; `isOver` stops the writing after the save.
 */
export function useDraft(
  userId: string | null,
  { answers, step, definition }: Pick<QuestionnaireState, 'answers' | 'step' | 'definition'>,
  now: () => number,
  options: { untouched: RefObject<Answers>; isOver: boolean; savedAt: number | null },
): DraftStatus {
  const { untouched, isOver, savedAt } = options;
  const [status, setStatus] = useState<DraftStatus>(
    savedAt === null ? { kind: 'none' } : { kind: 'saved', at: savedAt },
  );
  useEffect(() => {
    if (isOver) return;
    if (answers === untouched.current) return;
    const at = now();
    const isStored = writeDraft(userId, { savedAt: at, step, answers }, definition);
    setStatus(isStored ? { kind: 'saved', at } : { kind: 'unavailable' });
  }, [userId, answers, step, definition, isOver, untouched, now]);
  return status;
}
