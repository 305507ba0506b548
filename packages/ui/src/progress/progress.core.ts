/**
 * What a bar shows of `value` out of `max`: from 0 to 1, or null while the end is not known.
 * Values beyond the range are held at its ends, as the native element holds them.
 */
export const progressShare = (value: number | null | undefined, max: number): number | null => {
  if (value === null || value === undefined || Number.isNaN(value)) return null;
  return max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
};
