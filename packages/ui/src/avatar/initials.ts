const HAN = /\p{Script=Han}/u;

/** Tones of an avatar without a picture; each names a pair of tokens. None that warns. */
export const AVATAR_TONES = ['accent', 'signal', 'success', 'info', 'neutral'] as const;
export type AvatarTone = (typeof AVATAR_TONES)[number];

/**
 * One or two signs for a name: of a Chinese one its last two, which is the given name (林知远 → 知远); of others the first
 * letters of the first and the last word (Maria da Silva → MS).
 */
export const initials = (name: string): string => {
  const words = name
    .trim()
    .split(/[\s·•]+/u)
    .filter(Boolean);
  const last = words.at(-1) ?? '';
  if (HAN.test(last)) return Array.from(last).slice(-2).join('');
  const letters = words.length > 1 ? [words[0], last] : [last];
  return letters.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('en') ?? '').join('');
};

/** The same for the same name, everywhere and always (FNV-1a). */
export const toneOf = (name: string): AvatarTone => {
  let hash = 0x811c9dc5;
  for (const sign of name) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return AVATAR_TONES[(hash >>> 0) % AVATAR_TONES.length] ?? 'neutral';
};
