import { expect, test } from 'vitest';
import { appliedOptions, type FacetOption, splitOptions } from './facets.ts';

const makeOption = (index: number, selected = false): FacetOption => ({
  value: `v${index}`,
  label: `Label ${index}`,
  count: index,
  selected,
  href: `?x=v${index}`,
});

test('folds what comes after the eighth, but never a choice that is made', () => {
  const options = Array.from({ length: 12 }, (_, index) => makeOption(index, index === 10));
  const { shown, folded } = splitOptions(options);
  expect(shown.map(({ value }) => value)).toEqual(['v0', 'v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7', 'v10']);
  expect(folded.map(({ value }) => value)).toEqual(['v8', 'v9', 'v11']);
});

test('names every choice by its facet', () => {
  const facets = [
    { name: 'level', label: 'Level', options: [makeOption(1), makeOption(2, true)], clearHref: '?' },
    { name: 'year', label: 'Year', options: [makeOption(3, true)], clearHref: '?' },
  ];
  expect(appliedOptions(facets).map(({ facet, key }) => [facet, key])).toEqual([
    ['Level', 'level=v2'],
    ['Year', 'year=v3'],
  ]);
});
