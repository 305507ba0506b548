import type { UnitSummary } from '@zonekit/api-client/space/contract';
import { seededRandom } from '@zonekit/ui/cover/random';
import { drawLand, type Frame, fit, interiors, num, outline } from './plate-parts.ts';

export type DrawnUnit = Pick<UnitSummary, 'id' | 'house_type' | 'area' | 'seats'>;

export interface Plate {
  /** Content of an SVG of `PLATE_WIDTH` × `PLATE_HEIGHT`. */
  svg: string;
  /** Metres. */
  width: number;
  depth: number;
  /** Metres between two marks of the rulers. */
  step: number;
}

export const PLATE_WIDTH = 320;
export const PLATE_HEIGHT = 200;

/** Steps of rulers, in metres. */
const STEPS = [0.5, 1, 2, 5, 10, 20, 50, 100];
/** Marks of a ruler stand at least so far apart, in px. */
const LEAST_STEP = 16;

/** Marks along the upper and the left edge, and the length of both. */
const rulers = ({ x, y, w, h, scale }: Frame, step: number): string => {
  const marks = (length: number) => Array.from({ length: Math.floor(length / scale / step) + 1 }, (_, i) => i);
  const across = marks(w).map((i) => `M${num(x + i * step * scale)} ${num(y - 8)}v-${i % 5 ? 3 : 6}`);
  const down = marks(h).map((i) => `M${num(x - 8)} ${num(y + i * step * scale)}h-${i % 5 ? 3 : 6}`);
  const [width, depth] = [w / scale, h / scale].map((metres) => `${metres.toFixed(1)}m`);
  return `<path class="ik" d="M${num(x)} ${num(y - 8)}h${num(w)}M${num(x - 8)} ${num(y)}v${num(h)}${across.join('')}${down.join('')}"/><text class="tx" x="${num(x + w / 2)}" y="${num(y - 18)}" text-anchor="middle">${width}</text><text class="tx" transform="translate(${num(x - 18)} ${num(y + h / 2)}) rotate(-90)" text-anchor="middle">${depth}</text>`;
};

/**
 * A unit in plan, to the scale of its area; the same for the same unit. Proportions and furniture follow from its id and type,
 * since no survey is at hand.
 */
export const drawPlate = (unit: DrawnUnit): Plate => {
  const random = seededRandom(`${unit.house_type}${unit.id}`);
  const frame = fit(unit.area, 1.35 + random() * 0.5);
  const step = STEPS.find((metres) => metres * frame.scale >= LEAST_STEP) ?? 200;
  const inside =
    unit.house_type === 'land' ? drawLand(frame, unit.area, random) : interiors[unit.house_type](frame, unit, random);
  return {
    svg: `${inside}${unit.house_type === 'land' ? '' : outline(frame)}${rulers(frame, step)}`,
    width: frame.w / frame.scale,
    depth: frame.h / frame.scale,
    step,
  };
};
