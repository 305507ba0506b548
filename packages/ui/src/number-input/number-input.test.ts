import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsOf, problemOf, readNumber, stepNumber, unitLength, writeNumber } from './number-input.core.ts';

describe('readNumber', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    ['-0', 0],
    ['1200', 1200],
    ['1,200,000.5', 1200000.5],
    ['120,0000', 1200000],
    ['１２３．５', 123.5],
    ['12。5', 12.5],
    ['−３', -3],
    ['1 200', 1200],
    ['.5', 0.5],
    ['5.', 5],
    ['+7', 7],
    ['007', 7],
  ])('reads %j', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });
  it.each(['abc', '-', '.', '1,5', '1,,000', '12,00', '1.2.3', '1e5', '十', '0x10', '1234567890123456'])(
    'refuses %j rather than guess',
    (text) => {
      expect(readNumber(text)).toBe('malformed');
    },
  );
  it('reads back whatever it wrote', () => {
    const figure = fc
      .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 4 }))
      .map(([digits, decimals]) => Number((digits / 10 ** decimals).toFixed(decimals)));
    fc.assert(
      fc.property(figure, fc.boolean(), (value, grouped) => {
        expect(readNumber(writeNumber(value, { grouped, decimals: 2 }))).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});

describe('writeNumber', () => {
  it.each([
    [null, {}, ''],
    [1200000, { grouped: true }, '1,200,000'],
    [-1200.5, { grouped: true, decimals: 2 }, '-1,200.50'],
    [999, { grouped: true }, '999'],
    [1e-7, {}, '0.0000001'],
  ] as const)('writes %j with %j', (value, options, text) => {
    expect(writeNumber(value, options)).toBe(text);
  });
  it('counts the digits after the point', () => {
    expect([1, 0.25, 1e-7, 1.5e-7, 1e21].map(decimalsOf)).toEqual([0, 2, 7, 8, 0]);
  });
});

describe('stepNumber', () => {
  it.each([
    ['from nothing as from 0', null, 1, {}, 1],
    ['to the least from below it', null, 1, { min: 5 }, 5],
    ['without the dust of fractions', 0.2, 1, { step: 0.1 }, 0.3],
    ['from between two points up to the next', 7, 1, { step: 5 }, 10],
    ['from between two points down to the next', 7, -1, { step: 5 }, 5],
    ['on a grid that starts at the least', 1, 1, { min: 1, step: 5 }, 6],
    ['ten at once', 3, 10, {}, 13],
    ['not beyond the greatest', 9, 10, { max: 10 }, 10],
    ['to the last point before the greatest', 9, 1, { step: 5, max: 12 }, 10],
    ['back within the limits', 40, -1, { max: 10 }, 10],
    ['by one where any figure goes', 1.25, 1, { step: 'any' }, 2.25],
  ] as const)('goes %s', (_, from, steps, rules, to) => {
    expect(stepNumber(from, steps, rules)).toBe(to);
  });
  it('always lands on a figure that the rules accept', () => {
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: -1000, max: 1000 })),
        fc.constantFrom(-10, -1, 1, 10),
        fc.integer({ min: -50, max: 50 }),
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom(0.1, 0.25, 1, 3, 5),
        (from, steps, min, width, step) => {
          const rules = { min, max: min + width, step };
          expect(problemOf(stepNumber(from, steps, rules), rules)).toBeNull();
        },
      ),
    );
  });
});

describe('problemOf', () => {
  it.each([
    [null, {}, null],
    ['malformed', {}, 'malformed'],
    [4, { min: 5 }, 'below'],
    [11, { max: 10 }, 'above'],
    [7, { step: 5 }, 'off-step'],
    [0.3, { step: 0.1 }, null],
    [0.35, { step: 0.1 }, 'off-step'],
    [0.123, { step: 'any' }, null],
    [6, { min: 1, step: 5 }, null],
  ] as const)('says of %j with %j: %j', (value, rules, problem) => {
    expect(problemOf(value, rules)).toBe(problem);
  });
});

describe('unitLength', () => {
  // In English the room for "sheet" took the whole field, and its figure was not seen.
  it.each([
    ['张', 1],
    ['万元', 2],
    ['sheet', 3],
  ])('%s takes the room of %d Chinese characters', (unit, length) => {
    expect(unitLength(unit)).toBeCloseTo(length);
  });
});
