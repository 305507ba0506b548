import { type RefObject, useEffect } from 'react';

/**
 * Keeps an element's height while a pointer is down in its form. Leaving a corrected field removes its error, and a
 * shorter dialog would move the submit button from under the pointer before the click.
 */
export function useSteadyHeight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    const form = element?.closest('form');
    if (!element || !form) return;
    const hold = () => {
      element.style.minHeight = `${element.offsetHeight}px`;
    };
    // The click comes after the pointer's events.
    const release = () => setTimeout(() => element.style.removeProperty('min-height'));
    form.addEventListener('pointerdown', hold);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      form.removeEventListener('pointerdown', hold);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [ref]);
}
