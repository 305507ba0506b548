/** Without I, O, 0 and 1, which are misheard and misread. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * What a visitor quotes on the telephone: RS20261120-7K3M. Never a sequence, which would tell how many there are.
 * @param kind two letters
 * @param today `YYYY-MM-DD`
 * @param random a whole number from 0 up to, but not including, its argument
 */
export const quotedNumber = (kind: string, today: string, random: (below: number) => number): string => {
  const tail = Array.from({ length: 4 }, () => LETTERS[random(LETTERS.length)]).join('');
  return `${kind}${today.replaceAll('-', '')}-${tail}`;
};
