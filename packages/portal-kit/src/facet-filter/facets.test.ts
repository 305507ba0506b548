import { expect, test } from 'vitest';
import { appliedOptions, type FacetOption, type FacetRange, splitOptions } from './facets.ts';

const makeOption = (index: number, selected = false): FacetOption => ({
  value: `v${index}`,
  label: `Label ${index}`,
  count: index,
  selected,
  href: `?x=v${index}`,
});

const valuesOf = (options: readonly FacetOption[]) => options.map(({ value }) => value);

const Control = () => null;
const wordsOf = ({ min, max }: FacetRange) => `${min}…${max}`;

test('shows what fits one line, and every choice that is made', () => {
  const options = Array.from({ length: 14 }, (_, index) => makeOption(index, index === 12));
  const { shown, folded } = splitOptions(options);
  expect(valuesOf(shown)).toContain('v12');
  expect(valuesOf(shown)).toEqual([...valuesOf(options).slice(0, shown.length - 1), 'v12']);
  expect(valuesOf([...shown, ...folded]).sort()).toEqual(valuesOf(options).sort());
  expect(folded.length).toBeGreaterThan(0);
});

test.each([
  ['工业和信息化局', 5],
  ['Bureau', 8],
  ['Municipal Bureau of Industry and Information Technology', 3],
])('options of the length of %s fit %i times', (label, count) => {
  const options = Array.from({ length: 14 }, (_, index) => ({ ...makeOption(index), label, count: 10 }));
  expect(splitOptions(options).shown).toHaveLength(count);
});

test('names every choice by its facet', () => {
  const facets = [
    { name: 'level', label: 'Level', options: [makeOption(1), makeOption(2, true)], clearHref: '?' },
    { name: 'year', label: 'Year', options: [makeOption(3, true)], clearHref: '?' },
  ];
  expect(appliedOptions(facets, wordsOf).map(({ facet, key }) => [facet, key])).toEqual([
    ['Level', 'level=v2'],
    ['Year', 'year=v3'],
  ]);
});

test('leaves out the choices that the list opened with', () => {
  const status = { name: 'status', label: 'Status', options: [makeOption(1, true)], clearHref: '?', isDefault: true };
  expect(appliedOptions([status], wordsOf)).toEqual([]);
});

test('names a range that has a bound after the bands of its facet', () => {
  const range = {
    name: 'area',
    unit: 'm²',
    min: 0,
    max: undefined,
    action: '',
    hidden: [],
    clearHref: '?all',
    Control,
  };
  const facet = { name: 'band', label: 'Area', options: [makeOption(1, true)], clearHref: '?' };
  expect(appliedOptions([{ ...facet, range }], wordsOf).map(({ key, label, href }) => [key, label, href])).toEqual([
    ['band=v1', 'Label 1', '?x=v1'],
    ['area', '0…undefined', '?all'],
  ]);
  expect(appliedOptions([{ ...facet, range: { ...range, min: undefined } }], wordsOf)).toHaveLength(1);
});
