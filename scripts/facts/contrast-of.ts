import { brandPrimitives } from '../../packages/ui/src/theme/brands/brand.ts';
import { bsr } from '../../packages/ui/src/theme/brands/bsr.tokens.ts';
import { ftz } from '../../packages/ui/src/theme/brands/ftz.tokens.ts';
import { contrastRatio } from '../../packages/ui/src/theme/contrast.ts';
import { EDGES, type Pair, TEXT } from '../../packages/ui/src/theme/contrast-pairs.ts';
import { SEMANTICS, type SemanticColour, THEMES } from '../../packages/ui/src/theme/semantics.ts';
import { SHARED_PRIMITIVES } from '../../packages/ui/src/theme/tokens.ts';

const floor = (ratios: readonly number[]) => (ratios.length > 0 ? Math.floor(Math.min(...ratios) * 100) / 100 : null);

/** The pairs of tokens that may meet within what uses these, in each brand and theme, with the lowest ratios. */
export const contrastOf = (tokens: readonly string[]) => {
  const ratiosOf = (pairs: readonly Pair[]) => {
    const own = pairs.filter((pair) => pair.every((name) => tokens.includes(name)));
    return [ftz, bsr].flatMap((brand) => {
      const primitives = { ...SHARED_PRIMITIVES, ...brandPrimitives(brand) };
      return THEMES.flatMap((theme) => {
        const colour = (name: SemanticColour) => primitives[SEMANTICS[theme][name]] ?? '#000000';
        return own.map(([a, b]) => contrastRatio(colour(a), colour(b)));
      });
    });
  };
  const [text, edges] = [ratiosOf(TEXT), ratiosOf(EDGES)];
  return { checked: text.length + edges.length, text: floor(text), edge: floor(edges) };
};
