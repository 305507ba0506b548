import { BACKGROUND_NONE, MAX_INDUSTRIES } from './constants.ts';

/** At most three industries: what is picked beyond is taken out again and named, the earlier picks stay. */
export const pickIndustries = (
  before: readonly string[],
  picked: readonly string[],
): { industry: string[]; removed: string[] } => {
  const { chosen, removed } = pickAtMost(MAX_INDUSTRIES, before, picked);
  return { industry: chosen, removed };
};

/** So many of a list: what is picked beyond is taken out again and named, the earlier picks stay. */
export const pickAtMost = <T>(
  max: number,
  before: readonly T[],
  picked: readonly T[],
): { chosen: T[]; removed: T[] } => {
  const requested = [...new Set(picked)];
  const remaining = before.filter((id) => requested.includes(id));
  const added = requested.filter((id) => !remaining.includes(id));
  const room = Math.max(max - remaining.length, 0);
  return { chosen: [...remaining, ...added.slice(0, room)], removed: added.slice(room) };
};

/** "None" clears the others, any other clears "none". */
export const pickBackgrounds = (
  before: readonly number[],
  picked: readonly number[],
  exclusive: number | undefined = BACKGROUND_NONE,
): number[] => {
  const requested = [...new Set(picked)].sort((a, b) => a - b);
  if (exclusive === undefined || !requested.includes(exclusive) || requested.length === 1) return requested;
  return before.includes(exclusive) ? requested.filter((value) => value !== exclusive) : [exclusive];
};
