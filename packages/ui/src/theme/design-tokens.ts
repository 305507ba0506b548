import { type Brand, brandPrimitives } from './brands/brand.ts';
import { EFFECTS, INVERSE, PRINT, SEMANTICS, THEMES } from './semantics.ts';
import { COMFORT_SCALES, COMPACT_SCALES, SCALES, SHARED_PRIMITIVES } from './tokens.ts';

/** A token or a group of them, in the Design Tokens Community Group's format, 2025.10. */
export type DesignTokens = { [name: string]: DesignTokens | DesignToken };
interface DesignToken {
  $type: string;
  $value: unknown;
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const components = (rgb: readonly number[]) => rgb.map((channel) => Math.round((channel / 255) * 1e4) / 1e4);

const hexColour = (hex: string): DesignToken => ({
  $type: 'color',
  $value: { colorSpace: 'srgb', components: components(channels(hex)), hex },
});

/** `rgb(9 22 36 / .56)` */
const alphaColour = (css: string): DesignToken => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
  return { $type: 'color', $value: { colorSpace: 'srgb', components: components([red, green, blue]), alpha } };
};

const alias = (primitive: string): DesignToken => ({ $type: 'color', $value: `{primitive.${primitive}}` });

/** Null for what the format has no type for: a length in em. */
const scaleToken = (name: string, css: string): DesignToken | null => {
  const number = Number.parseFloat(css);
  const unit = /^-?[\d.]+(px|rem|ms)$/.exec(css)?.[1];
  if (unit === 'ms') return { $type: 'duration', $value: { value: number, unit } };
  if (unit) return { $type: 'dimension', $value: { value: number, unit } };
  if (css.startsWith('cubic-bezier')) {
    return { $type: 'cubicBezier', $value: css.match(/[\d.]+/g)?.map(Number) };
  }
  if (name.startsWith('font')) {
    return { $type: 'fontFamily', $value: css.split(',').map((family) => family.trim().replaceAll('"', '')) };
  }
  if (!/^[\d.]+$/.test(css)) return null;
  return { $type: name.startsWith('weight') ? 'fontWeight' : 'number', $value: number };
};

const map = (tokens: Record<string, string>, make: (value: string, name: string) => DesignToken | null): DesignTokens =>
  Object.fromEntries(
    Object.entries(tokens).flatMap(([name, value]) => {
      const made = make(value, name);
      return made ? [[name, made]] : [];
    }),
  );

/**
 * Everything that a brand is, from the same source as its CSS: primitives, semantics by theme (as aliases, print among
 * them), what a dark band changes, scales, and what comfort mode and compact density change of the scales.
 */
export const designTokens = (brand: Brand): DesignTokens => ({
  primitive: map({ ...SHARED_PRIMITIVES, ...brandPrimitives(brand) }, hexColour),
  theme: {
    ...Object.fromEntries(
      THEMES.map((theme) => [
        theme,
        { ...map(SEMANTICS[theme], alias), 'surface-scrim': alphaColour(EFFECTS[theme]['surface-scrim']) },
      ]),
    ),
    print: map(PRINT, alias),
  },
  scope: { inverse: map(INVERSE, alias) },
  scale: map(SCALES, (value, name) => scaleToken(name, value)),
  mode: {
    comfort: map(COMFORT_SCALES, (value, name) => scaleToken(name, value)),
    compact: map(COMPACT_SCALES, (value, name) => scaleToken(name, value)),
  },
});
