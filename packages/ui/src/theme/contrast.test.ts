import { describe, expect, test } from 'vitest';
import { brandPrimitives } from './brands/brand.ts';
import { bsr } from './brands/bsr.tokens.ts';
import { ftz } from './brands/ftz.tokens.ts';
import { contrastRatio } from './contrast.ts';
import { FEEDBACK, INVERSE, SEMANTICS, type SemanticColour, THEMES } from './semantics.ts';
import { SHARED_PRIMITIVES } from './tokens.ts';

type Pair = readonly [SemanticColour, SemanticColour];

const GROUNDS: SemanticColour[] = ['surface-page', 'surface-card', 'surface-sunken', 'surface-raised'];
const TINTED: SemanticColour[] = [...GROUNDS, 'surface-hover', 'surface-selected', 'accent-soft', 'chart-0', 'chart-1'];

const TEXT: Pair[] = [
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
  ['accent-on-soft', 'accent-soft-hover'],
  ['accent-on-soft', 'accent-soft-pressed'],
  ['accent-on-soft', 'surface-selected'],
  ['signal-on-solid', 'signal-solid'],
  ['signal-text', 'signal-soft'],
  ['text-primary', 'signal-soft'],
  ['chart-ink', 'chart-0'],
  ['chart-ink', 'chart-1'],
  ['chart-ink', 'chart-2'],
  ...FEEDBACK.flatMap((hue): Pair[] => [
    [`feedback-${hue}-text`, `feedback-${hue}-soft`],
    ['text-primary', `feedback-${hue}-soft`],
    [`feedback-${hue}-on-solid`, `feedback-${hue}-solid`],
  ]),
];

const EDGES: Pair[] = [
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
];

// The drawings' tints carry no small text on a dark band.
const inInverse = ([a, b]: Pair) =>
  a in INVERSE && b in INVERSE && !b.startsWith('chart-') && b !== 'accent-soft-pressed';

describe.each([ftz, bsr])('brand $name', (brand) => {
  const primitives = { ...SHARED_PRIMITIVES, ...brandPrimitives(brand) };

  describe('inverse scope', () => {
    const colour = (name: SemanticColour) => primitives[INVERSE[name as keyof typeof INVERSE]] ?? '';
    test.each(TEXT.filter(inInverse))('text %s is read on %s', (text, ground) => {
      expect(contrastRatio(colour(text), colour(ground))).toBeGreaterThanOrEqual(7);
    });
    test.each(EDGES.filter(inInverse))('edge %s is seen on %s', (edge, ground) => {
      expect(contrastRatio(colour(edge), colour(ground))).toBeGreaterThanOrEqual(3);
    });
  });
  describe.each(THEMES)('theme %s', (theme) => {
    const colour = (name: SemanticColour) => {
      const value = primitives[SEMANTICS[theme][name]];
      if (!value) throw new Error(`${name} points at ${SEMANTICS[theme][name]}, which is no primitive.`);
      return value;
    };
    const textNeeds = theme === 'contrast' ? 7 : 4.5;
    test.each(TEXT)(`text %s is read on %s`, (text, ground) => {
      expect(contrastRatio(colour(text), colour(ground))).toBeGreaterThanOrEqual(textNeeds);
    });
    test.each(EDGES)('edge %s is seen on %s', (edge, ground) => {
      expect(contrastRatio(colour(edge), colour(ground))).toBeGreaterThanOrEqual(3);
    });
  });
});
