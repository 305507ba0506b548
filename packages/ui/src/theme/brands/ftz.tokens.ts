import type { Brand } from './brand.ts';

/** Harbour blue with signal amber. */
export const ftz: Brand = {
  name: 'ftz',
  neutralHue: 245,
  brand: { hue: [236, 254], chroma: 0.142 },
  signal: { hue: [82, 58], chroma: 0.2, fill: 0.78 },
};
