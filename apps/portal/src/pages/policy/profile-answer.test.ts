import { expect, test } from 'vitest';
import { withAnswer } from './profile-answer.ts';

const area = { province_id: '1', province_name: 'a', city_id: '2', city_name: 'b', county_id: '3', county_name: 'c' };
const profile = {
  user_id: 'u',
  updated_at: '2026-11-12T09:00:00+08:00',
  province_id: '1',
  city_id: '2',
  county_id: '3',
  enterprise_name: 'x',
  address_area: area,
  facts: { rd_staff: 4 },
};

test('adds a fact and keeps the others', () =>
  expect(withAnswer(profile, 'facts.aeo_certified', false)).toEqual({
    enterprise_name: 'x',
    address_area: area,
    facts: { rd_staff: 4, aeo_certified: false },
  }));

test('answers one of the ten questions', () =>
  expect(withAnswer(profile, 'is_high_tech', true)).toMatchObject({ is_high_tech: true, facts: { rd_staff: 4 } }));
