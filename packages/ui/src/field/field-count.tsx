'use client';
import { useEffect, useRef, useState } from 'react';
import { useFormReset } from '../internal/use-form-reset.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './field.css.ts';
import { countCharacters } from './field-count.core.ts';

export interface CharacterCount {
  maximum: number;
  /** Seen, and spoken when the typing pauses: (12, 200) → '12 of 200 characters'. */
  text: (used: number, maximum: number) => string;
}

/** Milliseconds without a letter before the count is spoken: sooner, it would talk over the letters. */
const PAUSE = 1000;

/** How many characters a control holds. It never stops the typing: what is too long is seen, and shortened by its writer. */
export function FieldCount({ id, controlId, maximum, text }: CharacterCount & { id: string; controlId: string }) {
  const control = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  const [used, setUsed] = useState<number | null>(null);
  const [spoken, setSpoken] = useState<number | null>(null);
  const read = () => control.current && setUsed(countCharacters(control.current.value));
  // After every rendering: a value that state holds may be another one now.
  useEffect(() => {
    control.current = document.getElementById(controlId) as HTMLInputElement | HTMLTextAreaElement | null;
    read();
  });
  useFormReset(control, read);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = (event: Event) => {
      if (event.target !== control.current || !control.current) return;
      const now = countCharacters(control.current.value);
      setUsed(now);
      clearTimeout(timer);
      timer = setTimeout(() => setSpoken(now), PAUSE);
    };
    document.addEventListener('input', hear);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('input', hear);
    };
  }, []);
  return (
    <>
      <p id={id} className={css.count} data-over={used !== null && used > maximum ? '' : undefined}>
        {/* Only the browser has the value of a control. */}
        {used !== null && text(used, maximum)}
      </p>
      <VisuallyHidden role="status">{spoken !== null && text(spoken, maximum)}</VisuallyHidden>
    </>
  );
}
