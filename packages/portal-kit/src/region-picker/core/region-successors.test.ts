import { expect, test } from 'vitest';
import { resolveFixtureRegion } from '../region-fixtures.ts';
import { NO_REGION, type RegionItem, type RegionSelection, regionSelection, regionWords } from './region-selection.ts';
import { succession } from './region-successors.ts';

const item = (id: string, hasChildren = true): RegionItem => ({ id, name: id, hasChildren });
const way = (...ids: string[]): RegionItem[] => ids.map((id, i) => item(id, i < ids.length - 1));
const chosen = (...ids: string[]): RegionSelection => regionSelection(NO_REGION, { type: 'path', path: way(...ids) });

test('a way that ends at the last place there is completes the choice; a shorter one leaves it open', () => {
  expect(chosen('44', '4419')).toEqual({
    chosen: [
      { id: '44', name: '44' },
      { id: '4419', name: '4419' },
    ],
    ended: true,
  });
  expect(regionSelection(NO_REGION, { type: 'path', path: [item('44')] }).ended).toBe(false);
});

test('the same way again changes nothing, another replaces it whole', () => {
  const before = chosen('21', '2102', '210202');
  expect(regionSelection(before, { type: 'path', path: way('21', '2102', '210202') })).toBe(before);
  expect(regionSelection(before, { type: 'path', path: way('44', '4419') })).toEqual(chosen('44', '4419'));
});

test.each([
  ['in force', { current: way('50', '5001', '500109'), successors: [] }, { kind: 'unchanged' }],
  ['never a code', null, { kind: 'unchanged' }],
  ['folded into another', { current: way('62', '6202'), successors: [] }, { kind: 'moved', path: way('62', '6202') }],
])('a code that is %s', (_, resolution, outcome) => {
  expect(succession(chosen('50', '5001', '500109'), resolution)).toEqual(outcome);
});

test('one successor takes its place, two are asked about', async () => {
  const jiangbei = await resolveFixtureRegion('500105');
  const yubei = await resolveFixtureRegion('500112');
  expect(succession(chosen('50', '5001', '500105'), jiangbei)).toMatchObject({ kind: 'moved' });
  expect(succession(chosen('50', '5001', '500112'), yubei)).toMatchObject({ kind: 'ask', paths: [{}, {}] });
});

test('a municipality is said once, and what has no name yet is left out', () => {
  expect(regionWords(['重庆市', '重庆市', '北碚区'])).toBe('重庆市 北碚区');
  expect(regionWords(['', '', '北碚区'])).toBe('北碚区');
});
