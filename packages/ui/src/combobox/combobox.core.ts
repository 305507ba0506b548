import type { ListOption } from '../internal/list-core.ts';

/**
 * What a typed text comes to when the field is left or Enter is pressed: the option it names, nothing when the text was
 * cleared, else what was chosen before. A text that names no option is never a value.
 */
export const settle = (
  text: string,
  shown: readonly ListOption[],
  before: string | null,
  how: 'enter' | 'leave',
): string | null => {
  const typed = text.trim().toLowerCase();
  if (!typed) return null;
  const free = shown.filter(({ disabled }) => !disabled);
  const named = free.find(({ label }) => label.trim().toLowerCase() === typed);
  if (named) return named.value;
  const only = free.length === 1 ? free[0] : undefined;
  return how === 'enter' && only ? only.value : before;
};
