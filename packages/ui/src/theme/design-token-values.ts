/** A token or a group of them, in the Design Tokens Community Group's format, 2025.10. */
export type DesignTokens = { [name: string]: DesignTokens | DesignToken };
export interface DesignToken {
  $type: string;
  $value: unknown;
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const components = (rgb: readonly number[]) => rgb.map((channel) => Math.round((channel / 255) * 1e4) / 1e4);
const hexOf = (rgb: readonly number[]) => `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

export const hexColour = (hex: string): DesignToken => ({
  $type: 'color',
  $value: { colorSpace: 'srgb', components: components(channels(hex)), hex },
});

/** `rgb(9 22 36 / .56)` */
export const alphaColour = (css: string) => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
  const rgb = [red, green, blue];
  return {
    $type: 'color',
    $value: { colorSpace: 'srgb', components: components(rgb), alpha, hex: hexOf(rgb) },
  } satisfies DesignToken;
};

/** `group` is the path of the primitives in the same file: `primitive.`, or nothing. */
export const alias = (primitive: string, group: string): DesignToken => ({
  $type: 'color',
  $value: `{${group}${primitive}}`,
});

const length = (css: string) => ({ value: Number.parseFloat(css), unit: css.endsWith('rem') ? 'rem' : 'px' });

/** `0 1px 2px rgb(10 30 50 / .06), 0 0 0 2px var(--zk-neutral-12)` */
export const shadow = (css: string, group: string): DesignToken => ({
  $type: 'shadow',
  $value: css.split(', ').map((layer) => {
    const [, lengths = '', colour = ''] = /^((?:[\d.-]+(?:px)? ){3,4})(.+)$/.exec(layer) ?? [];
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.trim().split(' ');
    const primitive = /^var\(--zk-(.+)\)$/.exec(colour)?.[1];
    return {
      color: primitive ? alias(primitive, group).$value : alphaColour(colour).$value,
      offsetX: length(offsetX),
      offsetY: length(offsetY),
      blur: length(blur),
      spread: length(spread),
    };
  }),
});

/** Null where the format has no type, as for a length in em. */
export const scaleToken = (name: string, css: string): DesignToken | null => {
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

/** Without those that `make` has no token for. */
export const mapTokens = <Token>(
  tokens: Record<string, string>,
  make: (value: string, name: string) => Token | null,
): Record<string, Token> =>
  Object.fromEntries(
    Object.entries(tokens).flatMap(([name, value]) => {
      const made = make(value, name);
      return made ? [[name, made]] : [];
    }),
  );
