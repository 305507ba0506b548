import { FEEDBACK, type SemanticColour } from './semantics.ts';

/** Foreground and background tokens. */
export type Pair = readonly [SemanticColour, SemanticColour];

const GROUNDS: SemanticColour[] = ['surface-page', 'surface-card', 'surface-sunken', 'surface-raised'];
const TINTED: SemanticColour[] = [...GROUNDS, 'surface-hover', 'surface-selected', 'accent-soft', 'chart-0', 'chart-1'];

/** Text on its grounds: 4.5, in high contrast 7. Source: WCAG 2.2, 1.4.3 and 1.4.6. */
export const TEXT: Pair[] = [
  ...TINTED.flatMap((ground) =>
    (['text-primary', 'text-secondary', 'text-tertiary', 'text-accent'] as const).map((t): Pair => [t, ground]),
  ),
  ...GROUNDS.flatMap((ground) =>
    (
      [
        'text-accent-hover',
        'text-visited',
        'signal-text',
        ...FEEDBACK.map((hue) => `feedback-${hue}-text` as const),
      ] as const
    ).map((t): Pair => [t, ground]),
  ),
  ['text-primary', 'surface-pressed'],
  ['text-primary', 'surface-mark'],
  ['text-secondary', 'surface-mark'],
  ['text-primary', 'chart-2'],
  ['text-secondary', 'chart-2'],
  ['text-on-inverse', 'surface-inverse'],
  ['text-on-inverse-muted', 'surface-inverse'],
  ['text-on-inverse', 'surface-inverse-hover'],
  ['text-on-accent', 'accent-solid'],
  ['text-on-accent', 'accent-solid-hover'],
  ['text-on-accent', 'accent-solid-pressed'],
  ['accent-on-soft', 'accent-soft'],
  ['text-accent-hover', 'accent-soft'],
  ['accent-on-soft', 'accent-soft-hover'],
  ['accent-on-soft', 'accent-soft-pressed'],
  ['accent-on-soft', 'surface-selected'],
  ['signal-on-solid', 'signal-solid'],
  ['signal-text', 'signal-soft'],
  ['text-primary', 'signal-soft'],
  ['text-on-inverse-muted', 'surface-inverse-hover'],
  ['chart-ink', 'chart-0'],
  ['chart-ink', 'chart-1'],
  ['chart-ink', 'chart-2'],
  ...FEEDBACK.flatMap((hue): Pair[] => [
    [`feedback-${hue}-text`, `feedback-${hue}-soft`],
    ['text-primary', `feedback-${hue}-soft`],
    [`feedback-${hue}-on-solid`, `feedback-${hue}-solid`],
  ]),
];

/** Borders of controls, focus and marks: 3. Source: WCAG 2.2, 1.4.11. */
export const EDGES: Pair[] = [
  ...GROUNDS.flatMap((ground) =>
    (
      [
        'border-control',
        'border-control-hover',
        'border-selected',
        'focus-ring',
        'accent-mark',
        'accent-solid',
        ...FEEDBACK.map((hue) => `feedback-${hue}-solid` as const),
      ] as const
    ).map((edge): Pair => [edge, ground]),
  ),
  ['border-selected', 'surface-selected'],
  ['border-selected', 'accent-soft'],
  ['focus-ring', 'surface-selected'],
  ['focus-ring', 'accent-soft'],
  ['focus-ring', 'surface-hover'],
  ['border-control', 'surface-selected'],
  // A gap separates the focus ring from a filled control.
  ['focus-ring', 'focus-gap'],
];

/**
 * What meets text or edges and needs no contrast of its own: disabled parts (WCAG 1.4.3 and 1.4.11 leave them out), lines
 * and tints that only decorate, the grounds of drawings.
 */
export const NO_CONTRAST_NEEDED: readonly SemanticColour[] = [
  'text-disabled',
  'surface-disabled',
  'surface-skeleton',
  'border-hairline',
  'border-strong',
  'border-on-inverse',
  'signal-border',
  ...FEEDBACK.map((hue) => `feedback-${hue}-border` as const),
  'chart-3',
  'chart-4',
  'chart-land',
  'chart-line',
];
