import { randomInt } from 'node:crypto';

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

/**
 * Inserts a row under a new quoted number, and draws another where the number is somebody else's.
 * @param day `YYYY-MM-DD`
 * @param insert resolves to null, undefined or false where the number is another's; what it throws for another reason passes on
 * @param given number of a row of the demo, which is the same at each start
 * @throws Error where the given number is another's
 */
export const insertNumbered = async <Row>(
  kind: string,
  day: string,
  insert: (number: string) => Promise<Row | null | undefined | false>,
  given?: string,
): Promise<Row> => {
  for (;;) {
    const row = await insert(given ?? quotedNumber(kind, day, randomInt));
    if (row) return row;
    if (given !== undefined) throw new Error(`The number ${given} is another row's. Give each row its own.`);
  }
};
