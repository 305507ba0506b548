import { expect, test } from 'vitest';
import { changedAnswers, withDraft } from './draft.ts';

const area = { province_id: '1', province_name: 'a', city_id: '2', city_name: 'b', county_id: '3', county_name: 'c' };
const saved = { enterprise_name: 'x', address_area: area, is_high_tech: true, industry: ['ind-it'] };

test('names the answers that differ, and none when they are put back', () => {
  const changed = withDraft(withDraft(saved, 'is_high_tech', false), 'last_year_sales', 2);
  expect(changedAnswers(saved, changed)).toEqual(['is_high_tech', 'last_year_sales']);
  const back = withDraft(withDraft(changed, 'is_high_tech', true), 'last_year_sales', undefined);
  expect(changedAnswers(saved, back)).toEqual([]);
  expect(back).toEqual(saved);
});
