import { brandPrimitives } from '../../packages/ui/src/theme/brands/brand.ts';
import { bsr } from '../../packages/ui/src/theme/brands/bsr.tokens.ts';
import { ftz } from '../../packages/ui/src/theme/brands/ftz.tokens.ts';
import { contrastRatio } from '../../packages/ui/src/theme/contrast.ts';
import type { Pair } from '../../packages/ui/src/theme/contrast-pairs.ts';
import { SEMANTICS, type SemanticColour, THEMES, type Theme } from '../../packages/ui/src/theme/semantics.ts';
import { SHARED_PRIMITIVES } from '../../packages/ui/src/theme/tokens.ts';

const PRIMITIVES = {
  ftz: { ...SHARED_PRIMITIVES, ...brandPrimitives(ftz) },
  bsr: { ...SHARED_PRIMITIVES, ...brandPrimitives(bsr) },
};
export type BrandName = keyof typeof PRIMITIVES;

export const COMBINATIONS = (['ftz', 'bsr'] as const).flatMap((brand) => THEMES.map((theme) => ({ brand, theme })));

/** What a semantic colour is in a brand and a theme: the primitive that it points at, and its value. */
export const colourOf = (name: SemanticColour, brand: BrandName, theme: Theme) => {
  const primitive = SEMANTICS[theme][name];
  return { primitive, hex: PRIMITIVES[brand][primitive] ?? '#000000' };
};

export const ratioOf = ([a, b]: Pair, brand: BrandName, theme: Theme) =>
  Math.floor(contrastRatio(colourOf(a, brand, theme).hex, colourOf(b, brand, theme).hex) * 100) / 100;
