import type { ChartPoint } from './chart.types.ts';
import { type ChartScale, chartShare } from './chart-scale.ts';

/** Place of a point in percent of the plot, from its start and from its lower edge. */
export interface PointPlace {
  x: number;
  y: number;
}

/** A place for each label of the axis; null where the series has no value. */
export const pointPlaces = (
  points: readonly ChartPoint[],
  labels: readonly string[],
  scale: ChartScale,
): (PointPlace | null)[] => {
  const values = new Map(points.map(({ label, value }) => [label, value]));
  return labels.map((label, index) => {
    const value = values.get(label) ?? null;
    return value === null ? null : { x: ((index + 0.5) / labels.length) * 100, y: chartShare(scale, value) };
  });
};

/** Parts of a line that no missing value breaks. */
const partsOf = (places: readonly (PointPlace | null)[]): PointPlace[][] => {
  const parts: PointPlace[][] = [];
  let part: PointPlace[] | null = null;
  for (const place of places) {
    if (place === null) {
      part = null;
    } else if (part) {
      part.push(place);
    } else {
      part = [place];
      parts.push(part);
    }
  }
  return parts;
};

const round = (percent: number): number => Math.round(percent * 100) / 100;
/** SVG counts from above. */
const at = ({ x, y }: PointPlace): string => `${round(x)} ${round(100 - y)}`;

/** Straight lines through the places, in a drawing of 100 by 100. */
export const linePath = (places: readonly (PointPlace | null)[]): string =>
  partsOf(places)
    .map((part) => `M${part.map(at).join('L')}`)
    .join('');

/** The area between the lines and `zero`, in percent of the height. */
export const areaPath = (places: readonly (PointPlace | null)[], zero: number): string =>
  partsOf(places)
    .map((part) => {
      const [first, last] = [part[0], part.at(-1)];
      const ends = first && last ? [{ ...first, y: zero }, ...part, { ...last, y: zero }] : [];
      return `M${ends.map(at).join('L')}Z`;
    })
    .join('');
