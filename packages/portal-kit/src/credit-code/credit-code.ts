/** `malformed` cannot be a code; `check-digit-mismatch` may be one all the same (real early codes fail the sum): warn, do not block. */
export type CreditCodeVerdict = 'valid' | 'malformed' | 'check-digit-mismatch';

/** The 31 characters of GB 32100-2015, by value; I, O, S, V, Z are left out because they read as 1, 0, 5, U, 2. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Registration authority and kind of body, six digits of the region, nine of the organisation, one check character. */
const SHAPE = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;

/** Weights are powers of 3 modulo 31. Source: GB 32100-2015, annex B. */
const checkCharacter = (body: string): string => {
  let weight = 1;
  let sum = 0;
  for (const character of body) {
    sum += ALPHABET.indexOf(character) * weight;
    weight = (weight * 3) % ALPHABET.length;
  }
  return ALPHABET.charAt((ALPHABET.length - (sum % ALPHABET.length)) % ALPHABET.length);
};

/**
 * Checks a unified social credit code (统一社会信用代码). Source: GB 32100-2015.
 *
 * @param code 18 characters as registered: capitals, no spaces. A form normalises what is typed with `normaliseCreditCode`.
 */
export function checkCreditCode(code: string): CreditCodeVerdict {
  if (!SHAPE.test(code)) return 'malformed';
  return checkCharacter(code.slice(0, 17)) === code.charAt(17) ? 'valid' : 'check-digit-mismatch';
}

/** Normalises input: full-width characters folded, spaces and hyphens removed, upper case. */
export const normaliseCreditCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s-]+/g, '')
    .toUpperCase();
