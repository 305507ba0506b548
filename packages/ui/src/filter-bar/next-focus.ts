/**
 * Where the focus goes when one of a row of things is taken away: to the one that comes into its place, else to the last,
 * else nowhere (null).
 */
export const nextFocus = (keys: readonly string[], removed: string): string | null => {
  const place = keys.indexOf(removed);
  if (place < 0) return null;
  return keys[place + 1] ?? keys[place - 1] ?? null;
};
