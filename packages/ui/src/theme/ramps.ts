/** OKLCH to sRGB, so that a brand is a few hues and every ramp keeps the same lightness step for step. */
const linearSrgb = (lightness: number, chroma: number, hue: number): [number, number, number] => {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

const inGamut = (channels: readonly number[]) => channels.every((v) => v >= -0.0005 && v <= 1.0005);

/** The colour as `#rrggbb`; chroma is reduced until it fits sRGB. Source: Björn Ottosson, "A perceptual color space". */
const oklchToHex = (lightness: number, chroma: number, hue: number): string => {
  let fitted = chroma;
  while (fitted > 0 && !inGamut(linearSrgb(lightness, fitted, hue))) fitted -= 0.002;
  const channels = linearSrgb(lightness, Math.max(fitted, 0), hue).map((v) => {
    const x = Math.min(1, Math.max(0, v));
    const gamma = x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055;
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
};

type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
const STEPS: readonly Step[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
export type Ramp = Record<Step, string>;

const HUE_LIGHTNESS = [0.983, 0.962, 0.93, 0.885, 0.82, 0.74, 0.645, 0.555, 0.47, 0.395, 0.315, 0.225];
const HUE_CHROMA = [0.08, 0.17, 0.3, 0.45, 0.62, 0.82, 0.97, 1, 0.95, 0.82, 0.62, 0.42];
const NEUTRAL_LIGHTNESS = [0.984, 0.966, 0.938, 0.9, 0.8, 0.655, 0.53, 0.45, 0.335, 0.262, 0.212, 0.172];
const NEUTRAL_CHROMA = [0.003, 0.005, 0.007, 0.009, 0.012, 0.018, 0.022, 0.026, 0.03, 0.03, 0.028, 0.025];

const toRamp = (at: (index: number) => string): Ramp =>
  Object.fromEntries(STEPS.map((step, index) => [step, at(index)])) as Ramp;

export interface HueRamp {
  /** Degrees at step 1 and at step 12; equal for a straight ramp. */
  hue: readonly [number, number];
  /** OKLCH chroma at the most colourful step. */
  chroma: number;
  /** Share of `chroma` at step 12. */
  end?: number;
  /** Lightness of step 6, for a colour that must read as a fill (the signal). */
  fill?: number;
}

/** Twelve steps from lightest to darkest. */
export const hueRamp = ({ hue: [from, to], chroma, end = 0.42, fill }: HueRamp): Ramp =>
  toRamp((index) => {
    const lightness =
      fill !== undefined && index === 5
        ? fill
        : fill !== undefined && index === 4
          ? (fill + 0.92) / 2
          : (HUE_LIGHTNESS[index] ?? 0);
    const share = index === 11 ? end : (HUE_CHROMA[index] ?? 0);
    return oklchToHex(lightness, share * chroma, from + ((to - from) * index) / 11);
  });

export const neutralRamp = (hue: number): Ramp =>
  toRamp((index) => oklchToHex(NEUTRAL_LIGHTNESS[index] ?? 0, NEUTRAL_CHROMA[index] ?? 0, hue));

/** Half steps of neutral: text and control borders need two to meet their contrast, hover in the dark one that shows on a raised ground. */
export const neutralHalfSteps = (hue: number) => ({
  '5h': oklchToHex(0.735, 0.015, hue),
  '6h': oklchToHex(0.63, 0.02, hue),
  '9h': oklchToHex(0.3, 0.03, hue),
});
