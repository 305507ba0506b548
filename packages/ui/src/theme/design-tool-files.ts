import { type Brand, brandPrimitives } from './brands/brand.ts';
import { alias, alphaColour, type DesignToken, hexColour, mapTokens, scaleToken } from './design-token-values.ts';
import { EFFECTS, INVERSE, SEMANTICS, THEMES } from './semantics.ts';
import { COMFORT_SCALES, COMFORTABLE_SCALES, COMPACT_SCALES, SCALES, SHARED_PRIMITIVES } from './tokens.ts';

/** Colours of a page or, `inverse`, of a dark band on it. */
export const COLOUR_MODES = [...THEMES, 'inverse'] as const;
export type ColourMode = (typeof COLOUR_MODES)[number];

export const SIZE_MODES = ['comfortable', 'compact', 'comfort'] as const;
export type SizeMode = (typeof SIZE_MODES)[number];

export type FlatTokens = Record<string, DesignToken>;

const ROOT_PX = 16;
/** Comfort mode sets the root's font size to 125 %. */
const ROOT_SCALES: Record<SizeMode, number> = { comfortable: 1, compact: 1, comfort: 1.25 };
const CHANGED_SCALES: Record<SizeMode, Record<string, string>> = {
  comfortable: {},
  compact: COMPACT_SCALES,
  comfort: { ...COMFORTABLE_SCALES, ...COMFORT_SCALES },
};

/** Scales of time and of the page's layers: a drawing has neither. */
const UNDRAWN = /^(motion|layer)-/;

const themeOf = (mode: ColourMode) => (mode === 'inverse' ? 'light' : mode);

export const primitiveColours = (brand: Brand): FlatTokens =>
  mapTokens({ ...SHARED_PRIMITIVES, ...brandPrimitives(brand) }, hexColour);

/** Aliases of primitives, by the names that components use. */
export const semanticColours = (mode: ColourMode): FlatTokens => ({
  ...mapTokens({ ...SEMANTICS[themeOf(mode)], ...(mode === 'inverse' ? INVERSE : {}) }, (name) => alias(name, '')),
  'surface-scrim': alphaColour(EFFECTS[themeOf(mode)]['surface-scrim']),
});

/**
 * A mode of a collection of colours. Primitives are in each file: aliases hold within a file, whatever a tool makes of
 * those between collections.
 */
export const colourMode = (brand: Brand, mode: ColourMode): FlatTokens => ({
  ...primitiveColours(brand),
  ...semanticColours(mode),
});

/** Families of the lists that design tools have on every system. */
const TOOL_FONTS = ['Roboto', 'Noto Sans SC'];

/** Design tools have neither rem nor lists of font families, and weights are numbers there. */
const drawnToken = (name: string, css: string, mode: SizeMode): DesignToken | null => {
  const token = scaleToken(name, css);
  if (token?.$type === 'fontFamily') return { ...token, $value: TOOL_FONTS.find((family) => css.includes(family)) };
  if (token?.$type === 'fontWeight') return { ...token, $type: 'number' };
  if (!css.endsWith('rem')) return token;
  return { $type: 'dimension', $value: { value: Number.parseFloat(css) * ROOT_PX * ROOT_SCALES[mode], unit: 'px' } };
};

/** A mode of a collection of sizes and fonts, the same for every brand. */
export const sizeMode = (mode: SizeMode): FlatTokens => {
  const drawn = Object.entries({ ...SCALES, ...CHANGED_SCALES[mode] }).filter(([name]) => !UNDRAWN.test(name));
  return mapTokens(Object.fromEntries(drawn), (css, name) => drawnToken(name, css, mode));
};

/** A token per line. */
export const tokenFileText = (tokens: Record<string, unknown>): string =>
  `{\n${Object.entries(tokens)
    .map(([name, token]) => `  ${JSON.stringify(name)}: ${JSON.stringify(token)}`)
    .join(',\n')}\n}\n`;
