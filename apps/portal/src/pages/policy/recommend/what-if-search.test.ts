import type { ProfileInput } from '@zonekit/api-client/policy/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSearch, stringifySearch } from '../../../platform/data/search-params.ts';
import { pickWhatIf } from './what-if-params.ts';
import { readTries, whatIfParams, withTries } from './what-if-search.ts';

const INDUSTRIES = ['ind-it', 'ind-robot', 'ind-coldchain', 'ind-marine'];
const area = { province_id: '1', province_name: 'a', city_id: '2', city_name: 'b', county_id: '3', county_name: 'c' };
const saved: ProfileInput = { enterprise_name: 'x', address_area: area, is_high_tech: true, industry: ['ind-it'] };
const at = (search: string) => withTries(saved, readTries(pickWhatIf(parseSearch(search)), INDUSTRIES));

describe('an address tries', () => {
  test.each([
    ['?last_year_sales=2', { ...saved, last_year_sales: 2 }],
    ['?is_high_tech=false', { ...saved, is_high_tech: false }],
    ['?reg_time=2024-02-29', { ...saved, reg_time: '2024-02-29 00:00:00' }],
    ['?industry=ind-robot&industry=ind-it', { ...saved, industry: ['ind-robot', 'ind-it'] }],
    ['?applicant_background=3&applicant_background=5', { ...saved, applicant_background: [3, 5] }],
  ])('%s', (search, draft) => expect(at(search)).toEqual(draft));

  test('to take an answer away', () => {
    const { is_high_tech: _, ...rest } = saved;
    expect(at('?is_high_tech=none')).toEqual(rest);
  });
});

test.each([
  '?last_year_sales=4',
  '?last_year_sales=1.5',
  '?last_year_sales=x',
  '?intellectual_property_rights=0',
  '?is_high_tech=yes',
  '?reg_time=2025-02-29',
  '?reg_time=2025-1-1',
  '?industry=ind-of-somebody',
  '?applicant_background=9',
  '?enterprise_name=y',
  '?address_area=y',
])('%s changes nothing', (search) => expect(at(search)).toEqual(saved));

test('an industry stays tried while it is unknown which there are', () => {
  const tries = (id: string) => readTries({ industry: [id] }, null);
  expect(tries('ind-robot')).toEqual({ industry: ['ind-robot'] });
  expect(tries('<b>')).toEqual({});
});

test('no more industries than three, and no other background beside none', () => {
  expect(at(`?${INDUSTRIES.map((id) => `industry=${id}`).join('&')}`).industry).toHaveLength(3);
  expect(at('?applicant_background=3&applicant_background=8').applicant_background).toEqual([8]);
});

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const drafts = fc.record({
  reg_time: optional(
    fc
      .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => `${date.toISOString().slice(0, 10)} 00:00:00`),
  ),
  industry: optional(fc.subarray(INDUSTRIES, { minLength: 1, maxLength: 3 })),
  is_high_tech: optional(fc.boolean()),
  intellectual_property_rights: optional(fc.integer({ min: 1, max: 3 })),
  last_year_sales: optional(fc.integer({ min: 1, max: 3 })),
  last_year_r_and_d: optional(fc.integer({ min: 1, max: 4 })),
  financing_amount: optional(fc.integer({ min: 1, max: 4 })),
  applicant_background: optional(fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 })),
});
const present = (draft: object) => Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));

test('whatever is tried comes back from its address, and an address of nothing tried is empty', () => {
  fc.assert(
    fc.property(drafts, drafts, (before, after) => {
      const base = { enterprise_name: 'x', address_area: area };
      const [from, to] = [
        { ...base, ...present(before) },
        { ...base, ...present(after) },
      ];
      const address = stringifySearch(whatIfParams(from, to));
      const back = withTries(from, readTries(pickWhatIf(parseSearch(address)), INDUSTRIES));
      expect(back).toEqual(to);
      expect(stringifySearch(whatIfParams(from, from))).toBe('');
    }),
  );
});
