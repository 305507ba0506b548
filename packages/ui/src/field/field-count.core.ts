/** Characters as a person counts them: a rare ideograph is two units of JavaScript's, a line break may be two as well. */
export const countCharacters = (text: string): number => [...text.replaceAll('\r\n', '\n')].length;
