import { type Brand, brandPrimitives } from '../theme/brands/brand.ts';
import { contrastRatio } from '../theme/contrast.ts';
import { EDGES, type Pair, TEXT } from '../theme/contrast-pairs.ts';
import { INVERSE, PRINT, SEMANTICS, THEMES } from '../theme/semantics.ts';
import { SHARED_PRIMITIVES } from '../theme/tokens.ts';

/** A dark band is drawn on; these are its own names turned round, so nothing inside may use them. */
const NOT_IN_INVERSE = /^(surface-inverse|text-on-inverse|border-on-inverse)/;
// The drawings' tints carry no small text on a dark band.
const inInverse = ([a, b]: Pair) =>
  ![a, b].some((name) => NOT_IN_INVERSE.test(name)) && !b.startsWith('chart-') && b !== 'accent-soft-pressed';

/** WCAG 2.2: 1.4.3 and, for high contrast and dark bands, 1.4.6; 1.4.11 for what is seen and not read. */
const PLACES: readonly { place: string; colours: Partial<Record<string, string>>; text: number }[] = [
  ...THEMES.map((theme) => ({ place: theme, colours: SEMANTICS[theme], text: theme === 'contrast' ? 7 : 4.5 })),
  { place: 'print', colours: PRINT, text: 4.5 },
  { place: 'dark band', colours: INVERSE, text: 7 },
];
const EDGE = 3;
/** Minimum contrast of a hovered item with its background; in high contrast a bar or an edge marks it. */
const HOVER = 1.04;
const HOVERED: readonly Pair[] = (['surface-page', 'surface-card', 'surface-sunken', 'surface-raised'] as const).map(
  (ground) => ['surface-hover', ground],
);

/**
 * Pairs of a brand's colours with too little contrast, each a line: the theme, both tokens, what the contrast
 * is and what it needs. Empty for a brand that can be read in every theme, in print and on dark bands.
 */
export const contrastFaults = (brand: Brand): string[] => {
  const primitives = { ...SHARED_PRIMITIVES, ...brandPrimitives(brand) };
  return PLACES.flatMap(({ place, colours, text }) => {
    const isUsedHere = place === 'dark band' ? inInverse : () => true;
    const colourOf = (name: string): string => {
      const value = primitives[colours[name] ?? ''];
      if (!value) throw new Error(`${name} has no colour in ${place}.`);
      return value;
    };
    const faults = (pairs: readonly Pair[], needed: number) =>
      pairs.filter(isUsedHere).flatMap(([seen, ground]) => {
        const ratio = contrastRatio(colourOf(seen), colourOf(ground));
        return ratio >= needed ? [] : [`${place}: ${seen} on ${ground} is ${ratio.toFixed(2)}, needs ${needed}`];
      });
    const hovered = place === 'light' || place === 'dark' ? faults(HOVERED, HOVER) : [];
    return [...faults(TEXT, text), ...faults(EDGES, EDGE), ...hovered];
  });
};
