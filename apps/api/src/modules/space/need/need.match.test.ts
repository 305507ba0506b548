import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Candidate, matchOf, ranked, type Wanted } from './need.match.ts';
import { reasonFor } from './need.words.ts';

const wanted: Wanted = {
  house_types: ['office'],
  area_min: 20_000,
  area_max: 30_000,
  rent_max: 8_000,
  parks: ['park-1', 'park-3'],
  from_on: '2026-12-01',
  decorations: ['furnished'],
};
const unit: Candidate = {
  house_type: 'office',
  area: 28_600,
  rent: 7_300,
  park_id: 'park-1',
  decoration: 'furnished',
  available_on: '2026-11-20',
};
const metOf = (change: Partial<Candidate>, need: Wanted = wanted) =>
  Object.fromEntries(matchOf(need, { ...unit, ...change }).wishes.map(({ wish, met }) => [wish, met]));

describe('a unit and a need', () => {
  it('match fully where each wish is met, both ends of a range included', () => {
    expect(matchOf(wanted, unit)).toEqual({
      score: 100,
      wishes: ['house_type', 'area', 'rent', 'park', 'available', 'decoration'].map((wish) => ({ wish, met: true })),
    });
    for (const change of [{ area: 20_000 }, { area: 30_000 }, { rent: 8_000 }, { available_on: '2026-12-01' }])
      expect(matchOf(wanted, { ...unit, ...change }).score).toBe(100);
  });

  it.each([
    [{ house_type: 'factory' }, 'house_type', 80],
    [{ area: 19_999 }, 'area', 85],
    [{ area: 30_001 }, 'area', 85],
    [{ area: 80_000 }, 'area', 70],
    [{ rent: 8_001 }, 'rent', 90],
    [{ rent: 20_000 }, 'rent', 80],
    [{ park_id: 'park-2' }, 'park', 85],
    [{ available_on: '2026-12-02' }, 'available', 95],
    [{ available_on: '2027-06-01' }, 'available', 90],
    [{ decoration: 'bare' }, 'decoration', 95],
  ] as const)('with %o misses %s alone and has a score of %i', (change, missed, score) => {
    const met = metOf(change);
    expect(Object.keys(met).filter((wish) => !met[wish])).toEqual([missed]);
    expect(matchOf(wanted, { ...unit, ...change }).score).toBe(score);
  });

  it('are compared by what the need expresses alone', () => {
    const open: Wanted = { ...wanted, area_max: null, rent_max: null, parks: [], decorations: [] };
    expect(metOf({ area: 900_000, rent: 90_000, park_id: 'park-9', decoration: 'bare' }, open)).toEqual({
      house_type: true,
      area: true,
      available: true,
    });
  });

  it('have 100 where all wishes are met, and only there', () => {
    const candidate: fc.Arbitrary<Candidate> = fc.record({
      house_type: fc.constantFrom('office', 'factory'),
      area: fc.integer({ min: 1_000, max: 60_000 }),
      rent: fc.integer({ min: 1_000, max: 20_000 }),
      park_id: fc.constantFrom('park-1', 'park-2', 'park-3'),
      decoration: fc.constantFrom('bare', 'furnished'),
      available_on: fc.constantFrom('2026-11-20', '2026-12-01', '2026-12-15', '2027-03-01'),
    });
    fc.assert(
      fc.property(candidate, (some) => {
        const { score, wishes } = matchOf(wanted, some);
        expect(score === 100).toBe(wishes.every(({ met }) => met));
        expect(score).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('are ranked by score, then by rent', () => {
    const units = [
      { ...unit, id: 'a', rent: 7_900 },
      { ...unit, id: 'b', park_id: 'park-2' },
      { ...unit, id: 'c' },
    ];
    expect(ranked(wanted, units).map(({ unit: { id } }) => id)).toEqual(['c', 'a', 'b']);
  });
});

describe('a reason', () => {
  const say = (wish: Parameters<typeof reasonFor>[0]['wish'], change: Partial<Candidate>, locale: 'zh-CN' | 'en') => {
    const candidate = { ...unit, ...change };
    const met = matchOf(wanted, candidate).wishes.find((each) => each.wish === wish)?.met ?? true;
    return reasonFor({ wish, met }, wanted, candidate, {
      park: locale === 'en' ? 'Sailing Centre' : '启航中心',
      locale,
    });
  };

  it.each([
    ['area', {}, '286㎡，在200–300㎡之内', '286 m², within 200 to 300 m²'],
    ['area', { area: 18_650 }, '186.5㎡，比200㎡少13.5㎡', '186.5 m², 13.5 m² less than 200 m²'],
    ['area', { area: 32_000 }, '320㎡，比300㎡多20㎡', '320 m², 20 m² more than 300 m²'],
    ['rent', {}, '73.00元/㎡·月，不超过80.00元', 'CNY 73.00 per m² and month, at most 80.00'],
    ['rent', { rent: 8_550 }, '85.50元/㎡·月，比80.00元高5.50元', 'CNY 85.50 per m² and month, 5.50 above 80.00'],
    ['available', {}, '2026-11-20起可入驻', 'Vacant from 2026-11-20'],
    [
      'available',
      { available_on: '2027-01-05' },
      '2027-01-05起可入驻，比2026-12-01晚35天',
      'Vacant from 2027-01-05, 35 days after 2026-12-01',
    ],
    ['park', { park_id: 'park-2' }, '启航中心，不在所选园区', 'Sailing Centre, not a chosen park'],
    ['decoration', { decoration: 'bare' }, '毛坯，不是所选装修', 'Bare, not a chosen fit-out'],
    ['house_type', {}, '办公楼', 'Office'],
  ] as const)('for %s of %o is given in figures', (wish, change, zh, en) => {
    expect(say(wish, change, 'zh-CN')).toBe(zh);
    expect(say(wish, change, 'en')).toBe(en);
  });
});
