import { type HueRamp, hueRamp, neutralHalfSteps, neutralRamp } from '../ramps.ts';

/** All that a brand decides: the hue of its greys, its own colour and the colour of its deadlines. */
export interface Brand {
  name: string;
  neutralHue: number;
  brand: HueRamp;
  signal: HueRamp;
}

/** Primitive tokens of a brand, by name without prefix (`brand-10` → `#004781`). */
export const brandPrimitives = ({ neutralHue, brand, signal }: Brand): Record<string, string> => {
  const named = (name: string, ramp: object) =>
    Object.entries(ramp).map(([step, value]) => [`${name}-${step}`, value as string]);
  return Object.fromEntries([
    ...named('neutral', neutralRamp(neutralHue)),
    ...named('neutral', neutralHalfSteps(neutralHue)),
    ...named('brand', hueRamp(brand)),
    ...named('signal', hueRamp({ end: 0.24, ...signal })),
  ]);
};
