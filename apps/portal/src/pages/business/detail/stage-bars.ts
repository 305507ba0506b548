interface Stage {
  /** Working days from the start, both included. */
  from_day: number;
  to_day: number;
}

export interface StageBar {
  /** Percent of the whole. */
  start: number;
  width: number;
}

/** Working days until the last stage ends. */
export const stageDays = (stages: readonly Stage[]): number => Math.max(1, ...stages.map(({ to_day }) => to_day));

/** Where each stage lies within the whole. */
export const stageBars = (stages: readonly Stage[]): StageBar[] => {
  const days = stageDays(stages);
  return stages.map(({ from_day, to_day }) => ({
    start: ((from_day - 1) / days) * 100,
    width: ((to_day - from_day + 1) / days) * 100,
  }));
};

/** Days of a ruler of four parts, the first and the last included. */
export const stageTicks = (stages: readonly Stage[]): number[] => {
  const days = stageDays(stages);
  return [...new Set([0, 1, 2, 3, 4].map((part) => Math.round((days * part) / 4)))];
};
