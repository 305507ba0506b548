/** FNV-1a, 32 bits. */
const hash = (text: string): number => {
  let state = 2166136261;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  return state >>> 0;
};

/** Numbers in [0, 1) that are the same for the same seed, everywhere (mulberry32). */
export const seededRandom = (seed: string): (() => number) => {
  let a = hash(seed);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};
