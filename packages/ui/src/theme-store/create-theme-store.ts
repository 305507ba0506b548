import {
  COMFORT_KEY,
  DEFAULT_CHOICE,
  type DisplayChoice,
  parseComfort,
  parseTheme,
  THEME_KEY,
  type ThemeChoice,
} from '../theme-script/theme-choice.ts';

/** Browser APIs of the store; tests pass their own. */
export interface ThemeHost {
  /** Null if storage is forbidden: the choice lasts until the page is closed. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  /** `<html>`'s dataset. */
  dataset: Record<string, string | undefined>;
  /** Calls back when another tab has stored a choice. */
  onStorage: (listener: () => void) => void;
}

export interface ThemeStore {
  get: () => DisplayChoice;
  setTheme: (theme: ThemeChoice) => void;
  setComfort: (comfort: boolean) => void;
  /** Returns the function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

export const createThemeStore = ({ storage, dataset, onStorage }: ThemeHost): ThemeStore => {
  const listeners = new Set<() => void>();
  const stored = (): DisplayChoice =>
    storage
      ? { theme: parseTheme(storage.getItem(THEME_KEY)), comfort: parseComfort(storage.getItem(COMFORT_KEY)) }
      : DEFAULT_CHOICE;
  let choice = stored();

  const show = (next: DisplayChoice) => {
    if (next.theme === choice.theme && next.comfort === choice.comfort) return;
    choice = next;
    if (next.theme === 'system') delete dataset.theme;
    else dataset.theme = next.theme;
    if (next.comfort) dataset.comfort = 'on';
    else delete dataset.comfort;
    for (const listener of listeners) listener();
  };
  const store = (key: string, value: string | null) => {
    try {
      if (value === null) storage?.removeItem(key);
      else storage?.setItem(key, value);
    } catch {
      // A full or forbidden storage loses the choice on reload; it still shows now.
    }
  };
  onStorage(() => show(stored()));

  return {
    get: () => choice,
    setTheme(theme) {
      store(THEME_KEY, theme === 'system' ? null : theme);
      show({ ...choice, theme });
    },
    setComfort(comfort) {
      store(COMFORT_KEY, comfort ? 'on' : null);
      show({ ...choice, comfort });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
