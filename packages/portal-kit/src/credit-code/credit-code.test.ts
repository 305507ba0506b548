import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkCreditCode, normaliseCreditCode } from './credit-code.ts';

const ALPHABET = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'];
const DIGITS = [...'0123456789'];
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** The other way round, as the standard's table gives it: the one character that makes the weighted sum divisible. */
const complete = (body: string) => {
  const sum = [...body].reduce((total, c, i) => total + ALPHABET.indexOf(c) * (WEIGHTS[i] ?? 0), 0);
  return body + ALPHABET.find((_, value) => (sum + value) % 31 === 0);
};
const characters = (pool: string[], length: number) =>
  fc.array(fc.constantFrom(...pool), { minLength: length, maxLength: length }).map((all) => all.join(''));
const validCode = fc
  .tuple(characters(ALPHABET, 2), characters(DIGITS, 6), characters(ALPHABET, 9))
  .map((parts) => complete(parts.join('')));
const replaceAt = (code: string, at: number, by: string) => code.slice(0, at) + by + code.slice(at + 1);

describe('checkCreditCode', () => {
  test.each([
    ['91330100799655058B'],
    ['9144030071526726XG'],
    ['914403001922038216'],
    ['91440300192317458F'],
    ['91350100M000100Y43'],
  ])('knows the published code %s as valid', (code) => expect(checkCreditCode(code)).toBe('valid'));

  test.each([
    ['a wrong check character', '91330100799655058A'],
    ['two neighbours swapped', '91330100799650558B'],
  ])('tells %s from a malformed code', (_, code) => expect(checkCreditCode(code)).toBe('check-digit-mismatch'));

  test.each([
    ['nothing', ''],
    ['17 characters', '9133010079965505B'],
    ['19 characters', '91330100799655058BB'],
    ['small letters', '91330100799655058b'],
    ['spaces', '91330100 799655058'],
    ['a letter within the region', '9133A100799655058B'],
    ['full-width digits', '９１３３０１００７９９６５５０５８B'],
    ['a line break after it', '91330100799655058B\n'],
    ...[...'IOSVZ'].map((letter) => [`the letter ${letter}`, `9133010079965505${letter}B`]),
  ])('calls %s malformed', (_, code) => expect(checkCreditCode(code)).toBe('malformed'));

  test('accepts every code that carries its check character', () => {
    fc.assert(
      fc.property(validCode, (code) => checkCreditCode(code) === 'valid'),
      { numRuns: 2000 },
    );
  });

  test('never accepts a valid code with one character replaced', () => {
    fc.assert(
      fc.property(validCode, fc.nat(17), fc.constantFrom(...ALPHABET), (code, at, by) => {
        fc.pre(code[at] !== by);
        return checkCreditCode(replaceAt(code, at, by)) !== 'valid';
      }),
      { numRuns: 5000 },
    );
  });

  test('never accepts a valid code with two different neighbours swapped', () => {
    fc.assert(
      fc.property(validCode, fc.nat(16), (code, at) => {
        const [a = '', b = ''] = code.slice(at, at + 2);
        fc.pre(a !== b);
        return checkCreditCode(replaceAt(replaceAt(code, at, b), at + 1, a)) !== 'valid';
      }),
      { numRuns: 5000 },
    );
  });

  test('answers every text and throws for none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        ['valid', 'malformed', 'check-digit-mismatch'].includes(checkCreditCode(text)),
      ),
    );
  }, 60_000);
});

test('normaliseCreditCode reads what is pasted from a licence', () => {
  expect(normaliseCreditCode(' 9133 0100-7996 55058b ')).toBe('91330100799655058B');
  expect(normaliseCreditCode('９１３３０１００７９９６５５０５８Ｂ')).toBe('91330100799655058B');
});
