import type { Move } from '@zonekit/ui/combobox/options';

const MOVES: Partial<Record<string, Move>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageDown: 'page-down',
  PageUp: 'page-up',
  Home: 'first',
  End: 'last',
};

interface PaletteKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  isComposing: boolean;
  /** 229 in Safari for the Enter that ends a composition, which is over by then. */
  keyCode: number;
}

/** Whether an input method uses the key. */
export const isComposition = ({ isComposing, keyCode }: Pick<PaletteKey, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229;

/** Effect of a key in the list: a move, `choose`, or null where it is the input's. */
export const paletteKey = (event: PaletteKey): Move | 'choose' | null => {
  if (isComposition(event) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  return event.key === 'Enter' ? 'choose' : (MOVES[event.key] ?? null);
};
