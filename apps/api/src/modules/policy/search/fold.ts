/**
 * Folds text for comparison, one character for one, so that a place in the folded text is the same place in the
 * original: lower case, full-width letters and marks as half-width, the brackets of document numbers as `[` and `]`.
 */
export const fold = (text: string): string =>
  Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0).toLowerCase();
    if (character === '\u3000') return ' ';
    if (character === '〔' || character === '【') return '[';
    if (character === '〕' || character === '】') return ']';
    const lower = character.toLowerCase();
    return lower.length === character.length ? lower : character;
  }).join('');

/** A run of Han characters, or a word of letters and digits, in folded text. */
export type Run = { kind: 'han' | 'word'; text: string };

/** Splits folded text into runs; everything else parts them. */
export const runsOf = (folded: string): Run[] =>
  Array.from(folded.matchAll(/(\p{Script=Han}+)|([\p{L}\p{N}]+?(?=\p{Script=Han}|[^\p{L}\p{N}]|$))/gu), (match) =>
    match[1] === undefined ? { kind: 'word', text: match[2] ?? '' } : { kind: 'han', text: match[1] },
  );
