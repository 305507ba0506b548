import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingInput } from '../packages/api-client/src/roadshow/roadshow.contract.ts';
import { checkCreditCode } from '../packages/portal-kit/src/credit-code/credit-code.ts';

/** The form's check lives in the kit and the service's in the contract, and neither knows the other. */
const serviceTakes = (code: string) => bookingInput.shape.credit_code.safeParse(code).success;

const almost = fc
  .array(fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabz -'), { minLength: 17, maxLength: 19 })
  .map((all) => all.join('').trim());
const shaped = fc.stringMatching(/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/);
const onceWrong = fc
  .tuple(shaped, fc.nat(17), fc.constantFrom(...'IOSVZa0é'))
  .map(([code, at, by]) => code.slice(0, at) + by + code.slice(at + 1));

describe('a unified social credit code', () => {
  test('is refused by the service where the form calls it malformed, and nowhere else', () => {
    fc.assert(
      fc.property(fc.oneof(almost, shaped, onceWrong), (code) => {
        expect(serviceTakes(code)).toBe(checkCreditCode(code) !== 'malformed');
      }),
      { numRuns: 3000 },
    );
  });

  test('with a wrong check digit is taken, as the form lets it be confirmed', () => {
    expect(checkCreditCode('91330100799655058A')).toBe('check-digit-mismatch');
    expect(serviceTakes('91330100799655058A')).toBe(true);
  });
});
