import { describe, expect, it } from 'vitest';
import { defineList, listFilter, listSort } from './list-definition.ts';

const searched = defineList({
  facets: { level: ['national', 'district'], department: null },
  sorts: ['relevance', 'published_on', 'amount'],
  formats: ['json'],
});
const unsearched = defineList({ facets: {}, sorts: ['created_at', 'title'], formats: ['json'] });

describe('the sort of a list', () => {
  it.each([
    ['its default without words', searched, {}, 'published_on'],
    ['the best hits first for words', searched, { q: '冷链' }, 'relevance'],
    ['what was chosen', searched, { q: '冷链', sort: 'amount' }, 'amount'],
    ['its default for a sort that it does not have', searched, { sort: 'luck' }, 'published_on'],
    ['its default where nothing is searched', unsearched, { q: '冷链' }, 'created_at'],
  ])('is %s', (_, list, choices, sort) => expect(listSort(list, choices)).toBe(sort));
});

it('drops values that the facet does not have, and facets without a choice', () => {
  const facets = { level: ['galactic', 'district'], department: ['商务局'], colour: ['red'] };
  expect(listFilter(searched, { facets })).toEqual({
    level: ['district'],
    department: ['商务局'],
    sort: 'published_on',
  });
  expect(listFilter(searched, { q: '冷链', facets: { level: ['galactic'] } })).toEqual({
    q: '冷链',
    sort: 'relevance',
  });
});

it('has the bounds of its own ranges alone', () => {
  const ranged = defineList({ facets: {}, sorts: ['area'], formats: ['json'], ranges: ['area', 'rent'] });
  const bounds = { area_min: 0, rent_max: 80.5, depth_min: 3 };
  expect(listFilter(ranged, { facets: {}, bounds })).toEqual({ area_min: 0, rent_max: 80.5, sort: 'area' });
  expect(listFilter(searched, { facets: {}, bounds })).toEqual({ sort: 'published_on' });
});
