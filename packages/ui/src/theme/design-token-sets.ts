import type { Brand } from './brands/brand.ts';
import type { DesignToken } from './design-token-values.ts';
import {
  COLOUR_MODES,
  type FlatTokens,
  primitiveColours,
  SIZE_MODES,
  semanticColours,
  sizeMode,
} from './design-tool-files.ts';

/** Penpot and Tokens Studio offer a token where its type fits: a font size, a space, a radius. */
const SET_TYPES: readonly (readonly [name: RegExp, type: string])[] = [
  [/^type-/, 'fontSizes'],
  [/^(space|inset)-|^gutter$/, 'spacing'],
  [/^radius-/, 'borderRadius'],
  [/^target-|^content$/, 'sizing'],
  [/^weight-/, 'fontWeights'],
  [/^font-/, 'fontFamilies'],
];

interface ColourValue {
  components: readonly number[];
  alpha?: number;
  hex: string;
}
interface LengthValue {
  value: number;
  unit: string;
}

const draftValue = ({ $type, $value }: DesignToken): string => {
  if ($type === 'color' && typeof $value === 'object') {
    const { components, alpha, hex } = $value as ColourValue;
    if (alpha === undefined) return hex;
    return `rgba(${[...components.map((part) => Math.round(part * 255)), alpha].join(', ')})`;
  }
  if ($type === 'dimension') {
    const { value, unit } = $value as LengthValue;
    return `${value}${unit}`;
  }
  return String($value);
};

const setOf = (tokens: FlatTokens): FlatTokens =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => {
      const $type = SET_TYPES.find(([pattern]) => pattern.test(name))?.[1] ?? token.$type;
      return [name, { $type, $value: draftValue(token) }];
    }),
  );

const themesOf = (group: string, sets: Record<string, FlatTokens>) =>
  Object.keys(sets).map((set) => ({
    id: set.replace('/', '-'),
    name: set.split('/')[1],
    group,
    selectedTokenSets: { [set]: 'enabled' },
  }));

/**
 * All sets and themes in one file, in the draft of the format before 2025.10, where a colour and a length are strings:
 * Penpot and Tokens Studio read that one. A theme of each group is active at a time: a brand, its colours, its sizes.
 */
export const tokenSets = (brands: readonly Brand[]) => {
  const brandSets = Object.fromEntries(brands.map((brand) => [`brand/${brand.name}`, setOf(primitiveColours(brand))]));
  const colourSets = Object.fromEntries(COLOUR_MODES.map((mode) => [`colour/${mode}`, setOf(semanticColours(mode))]));
  const sizeSets = Object.fromEntries(SIZE_MODES.map((mode) => [`size/${mode}`, setOf(sizeMode(mode))]));
  const themes = [...themesOf('Brand', brandSets), ...themesOf('Colour', colourSets), ...themesOf('Size', sizeSets)];
  const sets = { ...brandSets, ...colourSets, ...sizeSets };
  return {
    ...sets,
    $themes: themes,
    $metadata: {
      tokenSetOrder: Object.keys(sets),
      activeThemes: [`Brand/${brands[0]?.name}`, `Colour/${COLOUR_MODES[0]}`, `Size/${SIZE_MODES[0]}`],
      activeSets: [],
    },
  };
};
