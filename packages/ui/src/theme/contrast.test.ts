import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brandPrimitives } from './brands/brand.ts';
import { bsr } from './brands/bsr.tokens.ts';
import { ftz } from './brands/ftz.tokens.ts';
import { contrastRatio } from './contrast.ts';
import { EDGES, NO_CONTRAST_NEEDED, type Pair, TEXT } from './contrast-pairs.ts';
import { pairsInStyles } from './pairs-in-styles.ts';
import { FORCED, INVERSE, PRINT, SEMANTICS, type SemanticColour, THEMES } from './semantics.ts';
import { SHARED_PRIMITIVES } from './tokens.ts';

/** A dark band is drawn on; these are its own names turned round, so nothing inside may use them. */
const NOT_IN_INVERSE = /^(surface-inverse|text-on-inverse|border-on-inverse)/;
// The drawings' tints carry no small text on a dark band.
const inInverse = ([a, b]: Pair) =>
  ![a, b].some((name) => NOT_IN_INVERSE.test(name)) && !b.startsWith('chart-') && b !== 'accent-soft-pressed';

test('every semantic colour is checked against another, or known to need no contrast', () => {
  const checked = new Set([...TEXT, ...EDGES].flat());
  const missing = (Object.keys(SEMANTICS.light) as SemanticColour[]).filter(
    (name) => !checked.has(name) && !NO_CONTRAST_NEEDED.includes(name),
  );
  expect(missing).toEqual([]);
});

test('every ground that a style sheet gives a text is among the pairs', () => {
  const known = new Set(TEXT.map(([text, ground]) => `${text} on ${ground}`));
  const isColour = (name: string): name is SemanticColour => name in SEMANTICS.light;
  const isFree = (name: string) => NO_CONTRAST_NEEDED.includes(name as SemanticColour);
  const used = pairsInStyles(join(import.meta.dirname, '../../../..')).filter(
    ({ text, ground }) => isColour(text) && isColour(ground) && !isFree(text) && !isFree(ground),
  );
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter(({ text, ground }) => !known.has(`${text} on ${ground}`))).toEqual([]);
});

test('in forced colours text is in a colour of text, edges and drawings in one that is seen on the canvas', () => {
  for (const [name, colour] of Object.entries(FORCED)) {
    if (name.startsWith('text-')) expect(colour, name).toMatch(/^(CanvasText|LinkText|VisitedText|GrayText)$/);
    if (/^(border|focus-ring|accent)/.test(name)) expect(colour, name).toMatch(/^(CanvasText|ButtonText|Highlight)$/);
    // The system's plate behind text would hide a text on a ground that we had chosen.
    expect(name).not.toMatch(/^(surface|feedback-.*-soft|accent-soft)/);
  }
});

describe.each([ftz, bsr])('brand $name', (brand) => {
  const primitives = { ...SHARED_PRIMITIVES, ...brandPrimitives(brand) };

  describe('inverse scope', () => {
    const colour = (name: SemanticColour) => {
      const primitive = INVERSE[name as keyof typeof INVERSE];
      if (!primitive) throw new Error(`${name} has no colour of its own on a dark band.`);
      return primitives[primitive] ?? '';
    };
    test.each(TEXT.filter(inInverse))('text %s is read on %s', (text, ground) => {
      expect(contrastRatio(colour(text), colour(ground))).toBeGreaterThanOrEqual(7);
    });
    test.each(EDGES.filter(inInverse))('edge %s is seen on %s', (edge, ground) => {
      expect(contrastRatio(colour(edge), colour(ground))).toBeGreaterThanOrEqual(3);
    });
  });
  // High contrast tells it by a bar or an edge.
  test.each(['light', 'dark'] as const)('in theme %s what is under the pointer is told from every ground', (theme) => {
    const colour = (name: SemanticColour) => primitives[SEMANTICS[theme][name]] ?? '';
    for (const ground of ['surface-page', 'surface-card', 'surface-sunken', 'surface-raised'] as const) {
      expect(contrastRatio(colour('surface-hover'), colour(ground)), ground).toBeGreaterThanOrEqual(1.04);
    }
  });
  describe.each([...THEMES, 'print'] as const)('theme %s', (theme) => {
    const semantics = theme === 'print' ? PRINT : SEMANTICS[theme];
    const colour = (name: SemanticColour) => {
      const value = primitives[semantics[name]];
      if (!value) throw new Error(`${name} points at ${semantics[name]}, which is no primitive.`);
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
