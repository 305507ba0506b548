/** Which primitive each semantic token points at, by theme. Components may use these names only. */
export { THEMES, type Theme } from './theme-names.ts';

import type { Theme } from './theme-names.ts';

export type Feedback = 'success' | 'warning' | 'danger' | 'info';
export const FEEDBACK: readonly Feedback[] = ['success', 'warning', 'danger', 'info'];

type FeedbackTokens = Record<`feedback-${Feedback}-${'solid' | 'soft' | 'border' | 'text' | 'on-solid'}`, string>;

const feedback = (steps: {
  solid: number;
  soft: number;
  border: number;
  text: (hue: Feedback) => number;
  onSolid: string;
}): FeedbackTokens =>
  Object.fromEntries(
    FEEDBACK.flatMap((hue) => [
      [`feedback-${hue}-solid`, `${hue}-${steps.solid}`],
      [`feedback-${hue}-soft`, `${hue}-${steps.soft}`],
      [`feedback-${hue}-border`, `${hue}-${steps.border}`],
      [`feedback-${hue}-text`, `${hue}-${steps.text(hue)}`],
      [`feedback-${hue}-on-solid`, steps.onSolid],
    ]),
  ) as FeedbackTokens;

const light = {
  'surface-page': 'neutral-0',
  'surface-card': 'neutral-0',
  'surface-sunken': 'neutral-1',
  'surface-raised': 'neutral-0',
  'surface-hover': 'neutral-2',
  'surface-pressed': 'neutral-3',
  'surface-selected': 'brand-2',
  'surface-disabled': 'neutral-2',
  'surface-inverse': 'brand-12',
  'surface-inverse-hover': 'brand-11',
  'surface-skeleton': 'neutral-3',
  'surface-mark': 'info-3',
  'text-primary': 'neutral-12',
  'text-secondary': 'neutral-8',
  'text-tertiary': 'neutral-7',
  'text-disabled': 'neutral-6',
  'text-accent': 'brand-9',
  'text-accent-hover': 'brand-11',
  'text-visited': 'brand-11',
  'text-on-accent': 'neutral-0',
  'text-on-inverse': 'neutral-0',
  'text-on-inverse-muted': 'brand-5',
  'border-hairline': 'neutral-4',
  'border-strong': 'neutral-5',
  'border-control': 'neutral-6h',
  'border-control-hover': 'neutral-8',
  'border-selected': 'brand-9',
  'border-on-inverse': 'brand-10',
  'accent-solid': 'brand-10',
  'accent-solid-hover': 'brand-11',
  'accent-solid-pressed': 'brand-12',
  'accent-mark': 'brand-8',
  'accent-soft': 'brand-2',
  'accent-soft-hover': 'brand-3',
  'accent-soft-pressed': 'brand-4',
  'accent-on-soft': 'brand-10',
  'signal-solid': 'signal-6',
  'signal-on-solid': 'neutral-12',
  'signal-soft': 'signal-2',
  'signal-text': 'signal-9',
  'signal-border': 'signal-5',
  'focus-ring': 'brand-8',
  'focus-gap': 'neutral-0',
  'chart-0': 'brand-1',
  'chart-1': 'brand-2',
  'chart-2': 'brand-3',
  'chart-3': 'brand-4',
  'chart-4': 'brand-5',
  'chart-land': 'neutral-2',
  'chart-line': 'brand-6',
  'chart-ink': 'brand-10',
  ...feedback({
    solid: 9,
    soft: 2,
    border: 5,
    text: (hue) => (hue === 'danger' || hue === 'info' ? 9 : 10),
    onSolid: 'neutral-0',
  }),
};

export type SemanticColour = keyof typeof light;
type Semantics = Record<SemanticColour, string>;

const dark: Semantics = {
  'surface-page': 'neutral-12',
  'surface-card': 'neutral-11',
  'surface-sunken': 'neutral-11',
  'surface-raised': 'neutral-10',
  'surface-hover': 'neutral-9h',
  'surface-pressed': 'neutral-9',
  'surface-selected': 'brand-12',
  'surface-disabled': 'neutral-10',
  'surface-inverse': 'brand-12',
  'surface-inverse-hover': 'brand-11',
  'surface-skeleton': 'neutral-9',
  'surface-mark': 'info-11',
  'text-primary': 'neutral-2',
  'text-secondary': 'neutral-5',
  'text-tertiary': 'neutral-5h',
  'text-disabled': 'neutral-7',
  'text-accent': 'brand-6',
  'text-accent-hover': 'brand-4',
  'text-visited': 'brand-5',
  'text-on-accent': 'neutral-12',
  'text-on-inverse': 'neutral-0',
  'text-on-inverse-muted': 'brand-5',
  'border-hairline': 'neutral-9',
  'border-strong': 'neutral-8',
  'border-control': 'neutral-6',
  'border-control-hover': 'neutral-5',
  'border-selected': 'brand-6',
  'border-on-inverse': 'brand-10',
  'accent-solid': 'brand-6',
  'accent-solid-hover': 'brand-5',
  'accent-solid-pressed': 'brand-4',
  'accent-mark': 'brand-7',
  'accent-soft': 'brand-12',
  'accent-soft-hover': 'brand-11',
  'accent-soft-pressed': 'brand-10',
  'accent-on-soft': 'brand-4',
  'signal-solid': 'signal-6',
  'signal-on-solid': 'neutral-12',
  'signal-soft': 'signal-12',
  'signal-text': 'signal-5',
  'signal-border': 'signal-10',
  'focus-ring': 'brand-5',
  'focus-gap': 'neutral-12',
  'chart-0': 'neutral-12',
  'chart-1': 'neutral-11',
  'chart-2': 'brand-12',
  'chart-3': 'brand-11',
  'chart-4': 'brand-10',
  'chart-land': 'neutral-10',
  'chart-line': 'brand-9',
  'chart-ink': 'brand-6',
  ...feedback({ solid: 6, soft: 12, border: 10, text: () => 5, onSolid: 'neutral-12' }),
};

const contrast: Semantics = {
  ...light,
  'surface-sunken': 'neutral-0',
  'surface-hover': 'neutral-2',
  'surface-selected': 'brand-1',
  'surface-disabled': 'neutral-0',
  'text-secondary': 'neutral-10',
  'text-tertiary': 'neutral-9',
  'text-disabled': 'neutral-8',
  'text-accent': 'brand-11',
  'text-accent-hover': 'brand-12',
  'text-visited': 'brand-12',
  'text-on-inverse-muted': 'brand-3',
  'border-hairline': 'neutral-8',
  'border-strong': 'neutral-10',
  'border-control': 'neutral-12',
  'border-control-hover': 'neutral-12',
  'border-selected': 'brand-11',
  'border-on-inverse': 'brand-5',
  'accent-solid': 'brand-11',
  'accent-solid-hover': 'brand-12',
  'accent-mark': 'brand-11',
  'accent-soft': 'neutral-0',
  'accent-soft-hover': 'brand-1',
  'accent-soft-pressed': 'brand-2',
  'accent-on-soft': 'brand-11',
  'signal-solid': 'signal-5',
  'signal-soft': 'signal-1',
  'signal-text': 'signal-11',
  'signal-border': 'signal-11',
  'focus-ring': 'neutral-12',
  'surface-mark': 'info-2',
  'chart-line': 'brand-8',
  'chart-ink': 'brand-11',
  ...feedback({ solid: 11, soft: 1, border: 11, text: () => 11, onSolid: 'neutral-0' }),
};

export const SEMANTICS: Record<Theme, Semantics> = { light, dark, contrast };

/**
 * Ink on white, whatever the theme on the screen: printers leave grounds out, so no text may need one. Fills that say
 * something by themselves (a bar, a dot) keep their colour.
 */
export const PRINT: Semantics = {
  ...light,
  'surface-sunken': 'neutral-0',
  'surface-hover': 'neutral-0',
  'surface-pressed': 'neutral-0',
  'surface-selected': 'neutral-0',
  'surface-disabled': 'neutral-0',
  'surface-inverse': 'neutral-0',
  'surface-inverse-hover': 'neutral-0',
  'surface-skeleton': 'neutral-0',
  'text-secondary': 'neutral-9',
  'text-tertiary': 'neutral-9',
  'text-disabled': 'neutral-8',
  'text-accent': 'brand-11',
  'text-accent-hover': 'brand-11',
  'text-on-inverse': 'neutral-12',
  'text-on-inverse-muted': 'neutral-9',
  'border-hairline': 'neutral-5',
  'border-strong': 'neutral-6h',
  'border-on-inverse': 'neutral-5',
  'accent-soft': 'neutral-0',
  'accent-soft-hover': 'neutral-0',
  'accent-soft-pressed': 'neutral-0',
  'accent-on-soft': 'brand-11',
  'signal-soft': 'neutral-0',
  'signal-text': 'signal-11',
  ...feedback({ solid: 9, soft: 1, border: 5, text: () => 11, onSolid: 'neutral-0' }),
};

/**
 * Forced colours: the system replaces what it knows to be a colour; these say what our names mean there, for drawings
 * (it leaves `fill` and `stroke` alone) and for states that only a colour tells. Grounds with text on them are left to
 * the system, which lays a plate of its own behind text.
 */
export const FORCED = {
  'text-primary': 'CanvasText',
  'text-secondary': 'CanvasText',
  'text-tertiary': 'CanvasText',
  'text-disabled': 'GrayText',
  'text-accent': 'LinkText',
  'text-accent-hover': 'LinkText',
  'text-visited': 'VisitedText',
  'border-hairline': 'CanvasText',
  'border-strong': 'CanvasText',
  'border-control': 'ButtonText',
  'border-control-hover': 'Highlight',
  'border-selected': 'Highlight',
  'accent-mark': 'Highlight',
  'focus-ring': 'Highlight',
  'focus-gap': 'Canvas',
  'chart-0': 'Canvas',
  'chart-1': 'Canvas',
  'chart-2': 'Canvas',
  'chart-3': 'Canvas',
  'chart-4': 'Canvas',
  'chart-land': 'Canvas',
  'chart-line': 'CanvasText',
  'chart-ink': 'CanvasText',
} satisfies Partial<Semantics>;

/**
 * A dark band on any page (`data-scope="inverse"`): the same names on the brand's darkest ground, so that components
 * inside need not know. One map for all themes, since the ground is the same in all; it meets high contrast's 7.
 */
export const INVERSE = {
  'surface-page': 'brand-12',
  'surface-card': 'brand-12',
  'surface-sunken': 'brand-12',
  'surface-raised': 'brand-11',
  'surface-hover': 'brand-11',
  'surface-pressed': 'brand-10',
  'surface-selected': 'brand-11',
  'surface-disabled': 'brand-11',
  'surface-skeleton': 'brand-11',
  'surface-mark': 'brand-11',
  'text-primary': 'neutral-0',
  'text-secondary': 'brand-4',
  'text-tertiary': 'brand-4',
  'text-disabled': 'brand-7',
  'text-accent': 'neutral-0',
  'text-accent-hover': 'brand-3',
  'text-visited': 'brand-3',
  'text-on-accent': 'brand-12',
  'border-hairline': 'brand-10',
  'border-strong': 'brand-9',
  'border-control': 'brand-6',
  'border-control-hover': 'brand-4',
  'border-selected': 'brand-4',
  'accent-solid': 'neutral-0',
  'accent-solid-hover': 'brand-3',
  'accent-solid-pressed': 'brand-4',
  'accent-mark': 'brand-6',
  'accent-soft': 'brand-11',
  'accent-soft-hover': 'brand-11',
  'accent-soft-pressed': 'brand-10',
  'accent-on-soft': 'neutral-0',
  'signal-solid': 'signal-6',
  'signal-on-solid': 'neutral-12',
  'signal-soft': 'brand-11',
  'signal-text': 'signal-4',
  'signal-border': 'signal-6',
  'focus-ring': 'neutral-0',
  'focus-gap': 'brand-12',
  'chart-0': 'brand-11',
  'chart-1': 'brand-10',
  'chart-2': 'brand-9',
  'chart-3': 'brand-8',
  'chart-4': 'brand-7',
  'chart-land': 'brand-10',
  'chart-line': 'brand-6',
  'chart-ink': 'brand-3',
  ...feedback({ solid: 5, soft: 12, border: 10, text: () => 4, onSolid: 'neutral-12' }),
} satisfies Partial<Semantics>;

/** Tokens that are no plain colour, by theme. */
export const EFFECTS: Record<Theme, { 'surface-scrim': string; 'depth-float': string; scheme: 'light' | 'dark' }> = {
  light: {
    'surface-scrim': 'rgb(9 22 36 / .56)',
    'depth-float': '0 1px 2px rgb(10 30 50 / .06), 0 12px 32px rgb(10 30 50 / .14)',
    scheme: 'light',
  },
  dark: {
    'surface-scrim': 'rgb(2 6 10 / .72)',
    'depth-float': '0 1px 2px rgb(0 0 0 / .5), 0 16px 40px rgb(0 0 0 / .55)',
    scheme: 'dark',
  },
  contrast: { 'surface-scrim': 'rgb(0 0 0 / .72)', 'depth-float': '0 0 0 2px var(--zk-neutral-12)', scheme: 'light' },
};
