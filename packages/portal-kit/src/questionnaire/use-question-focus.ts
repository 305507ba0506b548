import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { QuestionnaireState } from './core/state.ts';

const CONTROLS = 'input:not(:disabled), select:not(:disabled)';

/** The chosen answer, else the first control of the current question. */
export const focusQuestion = (root: HTMLElement | null): void => {
  const question = root?.querySelector('[data-question]');
  const control =
    question?.querySelector<HTMLElement>('input:checked') ?? question?.querySelector<HTMLElement>(CONTROLS);
  control?.focus();
};

/** The place that scrolls stays from question to question; each begins at its top, where notices are too. */
const scrollToTop = (root: HTMLElement | null): void => {
  const scroller = root?.querySelector('[data-question]')?.parentElement;
  if (scroller) scroller.scrollTop = 0;
};

/**
 * Where the focus goes when the step changes. A button that was pressed keeps it. When what had it went away with the
 * old question, the new question's control takes its place. A refused answer gets it back.
 */
export function useQuestionFocus(root: RefObject<HTMLElement | null>, state: QuestionnaireState) {
  const { step, problem, refused, answers, saving } = state;
  const isRequested = useRef(false);
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollToTop(root.current);
    const isHeld = root.current?.contains(document.activeElement) && document.activeElement !== root.current;
    if (isRequested.current || !isHeld) focusQuestion(root.current);
    isRequested.current = false;
  }, [root, step]);

  useLayoutEffect(() => {
    // A long list may have been scrolled when Submit was pressed: what became of it is said at its top.
    if (saving.status === 'failed' || saving.status === 'login-needed') scrollToTop(root.current);
    // The answer or the button that submitted went away with its question; what there is to do now is to close.
    const isHeld = root.current?.contains(document.activeElement);
    if (saving.status === 'saved' && !isHeld) root.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [root, saving.status]);

  const lastProblem = useRef(problem);
  const lastAnswers = useRef(answers);
  useLayoutEffect(() => {
    const isNew = problem !== lastProblem.current && problem !== null;
    const isByMoving = answers === lastAnswers.current;
    lastProblem.current = problem;
    lastAnswers.current = answers;
    // A list of refused questions takes the focus itself; a pick that was taken out again leaves it where it is.
    if (!isNew || !isByMoving || refused.length > 0) return;
    root.current?.querySelector<HTMLElement>('[data-question] [aria-invalid="true"]')?.focus();
  }, [root, problem, refused, answers]);

  /** The next step change moves the focus into the question, whatever has it. */
  return () => {
    isRequested.current = true;
  };
}
