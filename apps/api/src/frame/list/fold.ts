/**
 * Folds text for comparison, one character for one, so that a place in the folded text is the same place in the
 * original: lower case, full-width letters and marks as half-width, the brackets of document numbers as `[` and `]`.
 */
export const fold = (text: string): string => {
  const narrow = text.replace(/[\uff01-\uff5e\u3000〔〕【】]/g, (character) => {
    if (character === '\u3000') return ' ';
    if (character === '〔' || character === '【') return '[';
    if (character === '〕' || character === '】') return ']';
    return String.fromCharCode(character.charCodeAt(0) - 0xfee0);
  });
  const lower = narrow.toLowerCase();
  if (lower.length === narrow.length) return lower;
  // A capital whose small letter is longer (İ) would move all places behind it: such a one stays as it is.
  return Array.from(narrow, (character) =>
    character.toLowerCase().length === character.length ? character.toLowerCase() : character,
  ).join('');
};

/** A run of Han characters, or a word of letters and digits, in folded text. */
export type Run = { kind: 'han' | 'word'; text: string };

/** Splits folded text into runs; everything else parts them. */
export const runsOf = (folded: string): Run[] =>
  Array.from(folded.matchAll(/(\p{Script=Han}+)|([\p{L}\p{N}]+?(?=\p{Script=Han}|[^\p{L}\p{N}]|$))/gu), (match) =>
    match[1] === undefined ? { kind: 'word', text: match[2] ?? '' } : { kind: 'han', text: match[1] },
  );
