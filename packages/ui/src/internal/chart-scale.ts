import { nice, ticks } from 'd3-array';

/** Range of an axis with round ends, and its ticks. */
export interface ChartScale {
  min: number;
  max: number;
  ticks: readonly number[];
}

/** Axis of the values, null ones left out: with zero, unless `fromZero` is false. Never of length zero. */
export const chartScale = (values: readonly (number | null)[], count: number, fromZero = true): ChartScale => {
  const present = values.filter((value) => value !== null && Number.isFinite(value)) as number[];
  const ends = fromZero || present.length === 0 ? [...present, 0] : present;
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const [min, max] = nice(least, least === most ? least + 1 : most, count);
  const all = ticks(min, max, count);
  // Counts have no ticks between whole numbers.
  return { min, max, ticks: present.every(Number.isInteger) ? all.filter(Number.isInteger) : all };
};

/** Place of a value on the axis, in percent of its length. */
export const chartShare = ({ min, max }: Pick<ChartScale, 'min' | 'max'>, value: number): number =>
  ((value - min) / (max - min)) * 100;

/** The value that bars and areas stand on: zero, or the end of the axis that is nearest to it. */
export const chartBase = ({ min, max }: Pick<ChartScale, 'min' | 'max'>): number => Math.min(Math.max(0, min), max);

/** Axis without ticks, as long as its values and zero need. */
export const chartRange = (values: readonly (number | null)[]): ChartScale => {
  const present = [0, ...values.filter((value) => value !== null)];
  const [min, max] = [Math.min(...present), Math.max(...present)];
  return { min, max: min === max ? min + 1 : max, ticks: [] };
};
