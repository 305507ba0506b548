import { THEMES, type Theme } from '../theme/theme-names.ts';

/** The visitor's choice; `system` follows `prefers-color-scheme` and `prefers-contrast`. */
export type ThemeChoice = Theme | 'system';

export interface DisplayChoice {
  theme: ThemeChoice;
  /** Comfort mode: larger text and targets. */
  comfort: boolean;
}

export const DEFAULT_CHOICE: DisplayChoice = { theme: 'system', comfort: false };

/** Keys in `localStorage`. Values: light, dark, contrast (absent: system) and on (absent: off). */
export const THEME_KEY = 'zk-theme';
export const COMFORT_KEY = 'zk-comfort';

export const parseTheme = (stored: string | null): ThemeChoice => THEMES.find((theme) => theme === stored) ?? 'system';
export const parseComfort = (stored: string | null): boolean => stored === 'on';
