/** Channels from 0 to 255, alpha from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
const cache = new Map<string, Colour>();

/** Any colour as `getComputedStyle` writes it, `oklch()` and `color()` among them. */
export const colourOf = (css: string): Colour => {
  const before = cache.get(css);
  if (before) return before;
  if (!context) throw new Error('This browser draws no canvas.');
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = css;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  const colour: Colour = [red, green, blue, alpha / 255];
  cache.set(css, colour);
  return colour;
};

/** What is seen of one colour laid over another, which is opaque. */
export const over = (top: Colour, ground: Colour): Colour => {
  const mix = (at: 0 | 1 | 2) => top[at] * top[3] + ground[at] * (1 - top[3]);
  return [mix(0), mix(1), mix(2), 1];
};

const luminance = ([red, green, blue]: Colour): number => {
  const linear = (channel: number) =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** 1 to 21, of a colour on an opaque ground. Source: WCAG 2.2, "contrast ratio". */
export const contrast = (top: Colour, ground: Colour): number => {
  const [light = 0, dark = 0] = [luminance(over(top, ground)), luminance(ground)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};
