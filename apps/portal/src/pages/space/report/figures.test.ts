import { describe, expect, test } from 'vitest';
import { figureOf, figuresOf, isWhole, missingOf, shownValue, typedFigures, typedOf } from './figures.ts';

const FIGURES = {
  revenue: 312_000_000,
  taxes: 19_400_000,
  rd_spend: 0,
  exports: 71_500_000,
  headcount: 48,
  rd_headcount: 12,
  patents: 2,
  energy: 10_690.5,
};

describe('a figure', () => {
  test.each([
    ['revenue', '312.0', 312_000_000],
    ['revenue', '3,120', 3_120_000_000],
    ['revenue', '-1', null],
    ['headcount', '48', 48],
    ['headcount', '4.8', null],
    ['energy', '10690.5', 10_690.5],
    ['energy', '', null],
    ['patents', '两', null],
  ] as const)('%s, typed as %s, is %s', (figure, typed, value) => expect(figureOf(figure, typed)).toBe(value));

  test('is shown in units of 10,000 yuan where it is an amount', () => {
    expect(shownValue('revenue', FIGURES.revenue)).toBe(312);
    expect(shownValue('headcount', FIGURES.headcount)).toBe(48);
    expect(typedOf('revenue', FIGURES.revenue)).toBe('312');
    expect(typedOf('energy', null)).toBe('');
  });
});

test('figures come back as they were submitted', () => {
  const typed = typedFigures(FIGURES);
  expect(figuresOf(typed)).toEqual(FIGURES);
});

test('a report lacks what is empty, but not its electricity', () => {
  const typed = { ...typedFigures(FIGURES), energy: '', rd_spend: '', patents: 'x' };
  expect(missingOf(figuresOf(typed))).toEqual(['rd_spend', 'patents']);
  expect(isWhole(figuresOf({ ...typed, rd_spend: '0', patents: '0' }))).toBe(true);
});
