import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountText, fenOf } from './amount.ts';

describe('an amount', () => {
  test.each([
    ['286.4', 'wan', 286_400_000],
    ['1,286', 'wan', 1_286_000_000],
    ['0.000001', 'wan', 1],
    ['1234.5', 'yuan', 123_450],
    ['0.1', 'yuan', 10],
    ['', 'wan', null],
    ['-3', 'wan', null],
    ['1.234', 'yuan', null],
    ['十', 'yuan', null],
  ] as const)('of %s %s is %s fen', (typed, unit, fen) => expect(fenOf(typed, unit)).toBe(fen));

  test('comes back as it was saved', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), fc.constantFrom('yuan', 'wan'), (fen, unit) => {
        expect(fenOf(amountText(fen, unit), unit)).toBe(fen);
      }),
    ));

  test('is written without zeros that say nothing', () => {
    expect(amountText(286_400_000, 'wan')).toBe('286.4');
    expect(amountText(1200, 'yuan')).toBe('12');
  });
});
