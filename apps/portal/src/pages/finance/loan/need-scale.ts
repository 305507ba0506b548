/** The scale that the rows of all products share for one quantity. */
export interface NeedScale {
  ticks: readonly number[];
  /** Position of a value in percent of the scale's length, 0 to 100. */
  at: (value: number) => number;
}

/** Two digits: Node and browsers may differ in the last digits of a logarithm. */
const within = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100;

/** Ten-thousand yuan. Logarithmic, since sums span three powers of ten. */
export const AMOUNT_SCALE: NeedScale = {
  ticks: [10, 100, 1_000, 5_000],
  at: (value) => within(Math.log(Math.max(1, value) / 10) / Math.log(5_000 / 10)),
};

/** Months. */
export const TERM_SCALE: NeedScale = { ticks: [0, 12, 36, 60], at: (value) => within(value / 60) };
