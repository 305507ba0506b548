import { type RefObject, useEffect, useId, useRef } from 'react';

interface Config<P> {
  control: RefObject<HTMLInputElement | null>;
  problem: P | null;
  /** Error message of a problem, with the correction. */
  words: (problem: P) => string;
  onProblem: ((problem: P | null) => void) | undefined;
}

/** Error message of a typed text. It is the input's validity too, so that a form without `noValidate` is not sent. */
export function useAdvice<P>({ control, problem, words, onProblem }: Config<P>) {
  const id = useId();
  const text = problem ? words(problem) : '';
  const tellProblem = useRef(onProblem);
  useEffect(() => {
    tellProblem.current = onProblem;
  });
  useEffect(() => {
    control.current?.setCustomValidity(text);
    tellProblem.current?.(problem);
  }, [control, text, problem]);
  return {
    id,
    text,
    /** ARIA attributes of the input, beside those that its Field gives. */
    inputProps: (given: string | undefined) => {
      const describedBy = [text && id, given].filter(Boolean).join(' ');
      return {
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(text && { 'aria-invalid': true as const }),
      };
    },
  };
}
