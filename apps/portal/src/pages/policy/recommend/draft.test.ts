import { expect, test } from 'vitest';
import { changedAnswers, withDraft } from './draft.ts';

const area = { province_id: '1', province_name: 'a', city_id: '2', city_name: 'b', county_id: '3', county_name: 'c' };
const saved = { enterprise_name: 'x', address_area: area, is_high_tech: true, industry: ['ind-it'] };

test('names the answers that differ, and none when they are put back', () => {
  const changed = withDraft(saved, withDraft(saved, saved, 'is_high_tech', false), 'last_year_sales', 2);
  expect(changedAnswers(saved, changed)).toEqual(['is_high_tech', 'last_year_sales']);
  const back = withDraft(saved, withDraft(saved, changed, 'is_high_tech', true), 'last_year_sales', undefined);
  expect(changedAnswers(saved, back)).toEqual([]);
  expect(back).toEqual(saved);
});

test('the order of several choices is no change', () => {
  const two = { ...saved, industry: ['ind-it', 'ind-robot'] };
  expect(changedAnswers(two, { ...saved, industry: ['ind-robot', 'ind-it'] })).toEqual([]);
});

test('an exact figure goes with the answer that it was given for, and comes back with it', () => {
  const exact = { ...saved, last_year_r_and_d: 2, facts: { last_year_r_and_d_exact: 260, rd_staff: 4 } };
  const changed = withDraft(exact, exact, 'last_year_r_and_d', 3);
  expect(changed.facts).toEqual({ rd_staff: 4 });
  expect(withDraft(exact, changed, 'last_year_r_and_d', 2)).toEqual(exact);
});
