import { type Brand, brandPrimitives } from './brands/brand.ts';
import {
  alias,
  alphaColour,
  type DesignTokens,
  hexColour,
  mapTokens,
  scaleToken,
  shadow,
} from './design-token-values.ts';
import { EFFECTS, INVERSE, PRINT, SEMANTICS, THEMES } from './semantics.ts';
import { COMFORT_SCALES, COMPACT_SCALES, SCALES, SHARED_PRIMITIVES } from './tokens.ts';

const GROUP = 'primitive.';
const aliases = (tokens: Record<string, string>) => mapTokens(tokens, (primitive) => alias(primitive, GROUP));
const scales = (tokens: Record<string, string>) => mapTokens(tokens, (value, name) => scaleToken(name, value));

/**
 * Everything that a brand is, from the same source as its CSS: primitives, semantics by theme (as aliases, print among
 * them), what a dark band changes, scales, and what comfort mode and compact density change of the scales.
 */
export const designTokens = (brand: Brand): DesignTokens => ({
  primitive: mapTokens({ ...SHARED_PRIMITIVES, ...brandPrimitives(brand) }, hexColour),
  theme: {
    ...Object.fromEntries(
      THEMES.map((theme) => [
        theme,
        {
          ...aliases(SEMANTICS[theme]),
          'surface-scrim': alphaColour(EFFECTS[theme]['surface-scrim']),
          'depth-float': shadow(EFFECTS[theme]['depth-float'], GROUP),
        },
      ]),
    ),
    print: aliases(PRINT),
  },
  scope: { inverse: aliases(INVERSE) },
  scale: scales(SCALES),
  mode: { comfort: scales(COMFORT_SCALES), compact: scales(COMPACT_SCALES) },
});
