import type { Brand } from './brand.ts';

/** Pine green with coral. */
export const bsr: Brand = {
  name: 'bsr',
  neutralHue: 165,
  brand: { hue: [168, 164], chroma: 0.098 },
  signal: { hue: [44, 30], chroma: 0.2, fill: 0.715 },
};
