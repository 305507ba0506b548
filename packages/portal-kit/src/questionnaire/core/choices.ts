import { BACKGROUND_NONE, MAX_INDUSTRIES } from './constants.ts';

/**
 * At most three industries: what is picked beyond is taken out again and named, the earlier picks stay.
 * Source: specification section 5, "the extra pick is removed".
 */
export const pickIndustries = (
  before: readonly string[],
  picked: readonly string[],
): { industry: string[]; removed: string[] } => {
  const wanted = [...new Set(picked)];
  const kept = before.filter((id) => wanted.includes(id));
  const added = wanted.filter((id) => !kept.includes(id));
  const room = Math.max(MAX_INDUSTRIES - kept.length, 0);
  return { industry: [...kept, ...added.slice(0, room)], removed: added.slice(room) };
};

/** "None" clears the others, any other clears "none". Source: design.md section 5. */
export const pickBackgrounds = (before: readonly number[], picked: readonly number[]): number[] => {
  const wanted = [...new Set(picked)].sort((a, b) => a - b);
  if (!wanted.includes(BACKGROUND_NONE) || wanted.length === 1) return wanted;
  return before.includes(BACKGROUND_NONE) ? wanted.filter((value) => value !== BACKGROUND_NONE) : [BACKGROUND_NONE];
};
