/**
 * The code in what was typed, pasted or filled in: full-width digits are read too, and of a whole message the first number
 * with as many digits as the code has.
 */
export const codeIn = (text: string, length: number): string => {
  const runs = text.normalize('NFKC').split(/\D+/);
  return (runs.find((run) => run.length === length) ?? runs.join('')).slice(0, length);
};
