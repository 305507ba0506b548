import { type RefObject, useEffect, useRef } from 'react';

type FormControl = HTMLInputElement | HTMLFieldSetElement | HTMLTextAreaElement;

/**
 * Calls `onReset` after the form that the control belongs to was reset. After: the browser sets its own values when the
 * event has been heard by all, and what is written earlier is overwritten. A reset that somebody prevented is none.
 */
export const useFormReset = (control: RefObject<FormControl | null>, onReset: () => void) => {
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // On the document: a control may change its form by the `form` attribute.
    const hear = (event: Event) => {
      if (event.target !== control.current?.form) return;
      timer = setTimeout(() => {
        if (!event.defaultPrevented) latest.current();
      });
    };
    document.addEventListener('reset', hear);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('reset', hear);
    };
  }, [control]);
};
