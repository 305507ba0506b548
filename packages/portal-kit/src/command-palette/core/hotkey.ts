/** Properties of a key event that decide whether it opens the palette. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  repeat: boolean;
  /** An editor of the page has answered it, with a link perhaps. */
  defaultPrevented: boolean;
}

/** Whether a platform has ⌘ in place of Ctrl, by `navigator.platform`. */
export const hasCommandKey = (platform: string): boolean => /^(Mac|iP)/.test(platform);

/** Ctrl+K, on Apple's systems ⌘K: their Ctrl+K deletes to the end of a line in every input. */
export const isPaletteHotkey = (press: KeyPress, apple: boolean): boolean =>
  press.key.toLowerCase() === 'k' &&
  press.metaKey === apple &&
  press.ctrlKey !== apple &&
  !press.altKey &&
  !press.shiftKey &&
  !press.repeat &&
  !press.defaultPrevented;

/** The text after a key that is pressed before the input is there; the same text for a key that writes nothing. */
export const typeAhead = (text: string, { key, ctrlKey, metaKey, altKey }: Omit<KeyPress, 'shiftKey' | 'repeat'>) => {
  if (ctrlKey || metaKey || altKey) return text;
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? text + key : text;
};
