import { BACKGROUND_NONE, MAX_INDUSTRIES } from './constants.ts';

/**
 * At most three industries: what is picked beyond is taken out again and named, the earlier picks stay.
 * Source: specification section 5, "the extra pick is removed".
 */
export const pickIndustries = (
  before: readonly string[],
  picked: readonly string[],
): { industry: string[]; removed: string[] } => {
  const { kept, removed } = pickAtMost(MAX_INDUSTRIES, before, picked);
  return { industry: kept, removed };
};

/** So many of a list: what is picked beyond is taken out again and named, the earlier picks stay. */
export const pickAtMost = <T>(max: number, before: readonly T[], picked: readonly T[]): { kept: T[]; removed: T[] } => {
  const wanted = [...new Set(picked)];
  const kept = before.filter((id) => wanted.includes(id));
  const added = wanted.filter((id) => !kept.includes(id));
  const room = Math.max(max - kept.length, 0);
  return { kept: [...kept, ...added.slice(0, room)], removed: added.slice(room) };
};

/** "None" clears the others, any other clears "none". Source: design.md section 5. */
export const pickBackgrounds = (
  before: readonly number[],
  picked: readonly number[],
  exclusive: number | undefined = BACKGROUND_NONE,
): number[] => {
  const wanted = [...new Set(picked)].sort((a, b) => a - b);
  if (exclusive === undefined || !wanted.includes(exclusive) || wanted.length === 1) return wanted;
  return before.includes(exclusive) ? wanted.filter((value) => value !== exclusive) : [exclusive];
};
