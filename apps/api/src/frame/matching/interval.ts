/** A figure that is known to lie in a range. Whole numbers only where `whole`. Bounds may be infinite. */
export interface Interval {
  low: number;
  high: number;
  /** The bound itself does not belong to the range. */
  lowOpen: boolean;
  highOpen: boolean;
}

export const exactly = (value: number): Interval => ({ low: value, high: value, lowOpen: false, highOpen: false });
export const closed = (low: number, high: number): Interval => ({ low, high, lowOpen: false, highOpen: false });
/** `> low` to `high`, the half-open form of the questionnaire's labels. */
export const above = (low: number, high = Number.POSITIVE_INFINITY): Interval => ({
  low,
  high,
  lowOpen: true,
  highOpen: high === Number.POSITIVE_INFINITY,
});

export const contains = (range: Interval, value: number): boolean =>
  (range.lowOpen ? value > range.low : value >= range.low) &&
  (range.highOpen ? value < range.high : value <= range.high);

/** Whether every figure of `inner` lies in `outer`. */
export const within = (inner: Interval, outer: Interval): boolean => {
  const lowFits = inner.low > outer.low || (inner.low === outer.low && (inner.lowOpen || !outer.lowOpen));
  const highFits = inner.high < outer.high || (inner.high === outer.high && (inner.highOpen || !outer.highOpen));
  return lowFits && highFits;
};

/** Whether no figure lies in both. */
export const apart = (a: Interval, b: Interval): boolean => {
  const [first, second] = a.low < b.low || (a.low === b.low && !a.lowOpen) ? [a, b] : [b, a];
  if (first.high < second.low) return true;
  if (first.high > second.low) return second.low === second.high && !contains(first, second.low);
  return first.highOpen || second.lowOpen;
};
