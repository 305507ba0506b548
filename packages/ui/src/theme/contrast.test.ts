import { describe, expect, test } from 'vitest';
import { brandPrimitives } from './brands/brand.ts';
import { bsr } from './brands/bsr.tokens.ts';
import { ftz } from './brands/ftz.tokens.ts';
import { contrastRatio } from './contrast.ts';
import { EDGES, type Pair, TEXT } from './contrast-pairs.ts';
import { INVERSE, SEMANTICS, type SemanticColour, THEMES } from './semantics.ts';
import { SHARED_PRIMITIVES } from './tokens.ts';

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
