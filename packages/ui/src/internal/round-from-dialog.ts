import type { KeyboardEvent } from 'react';

/**
 * Shift+Tab on a dialog itself, which has the focus as it opens, leads round to its last stop. Radix knows the way from the
 * first alone, a button in all of ours: focus is put there, and Radix, which handles the key next, moves it on.
 */
export const roundFromDialog = ({ key, shiftKey, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
  if (key === 'Tab' && shiftKey && target === currentTarget) currentTarget.querySelector('button')?.focus();
};
