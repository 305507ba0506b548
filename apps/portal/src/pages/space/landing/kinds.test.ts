import type { BaseData } from '@zonekit/api-client/space/plan/contract';
import { expect, test } from 'vitest';
import { introducedKind, introductionHref, kindFigures, rulerEnd } from './kinds.ts';

const yuan = (amount: number) => ({ amount: amount * 100, currency: 'CNY' as const });

const makeType = (type: Partial<BaseData['types'][number]>): BaseData['types'][number] => ({
  house_type: 'office',
  units: 10,
  vacant: 2,
  vacant_area: 300,
  rent_from: yuan(50),
  rent_to: yuan(90),
  area_from: 100,
  area_to: 200,
  ...type,
});

test('a kind has the figures of its house types together', () => {
  const types = [
    makeType({ house_type: 'incubator' }),
    makeType({
      house_type: 'workstation',
      vacant: 5,
      vacant_area: 60,
      rent_from: yuan(70),
      rent_to: yuan(105),
      area_from: 6,
    }),
    makeType({
      house_type: 'land',
      vacant: 0,
      vacant_area: 0,
      rent_from: null,
      rent_to: null,
      area_from: null,
      area_to: null,
    }),
  ];
  const [office, , shared, industry] = kindFigures({ types });
  expect(office).toMatchObject({ vacant: 0, vacantArea: 0, rent: null, area: null });
  expect(shared).toEqual({
    kind: 'incubatorOffice',
    vacant: 7,
    vacantArea: 360,
    rent: { from: 50, to: 105 },
    area: { from: 6, to: 200 },
  });
  expect(industry).toMatchObject({ vacant: 0, rent: null });
  expect(rulerEnd(kindFigures({ types }))).toBe(120);
  expect(rulerEnd(kindFigures({ types: [] }))).toBe(20);
});

test.each([
  ['1', 'office'],
  ['2', 'factory'],
  ['3', 'incubatorOffice'],
  ['4', 'industry'],
  ['0', null],
  ['5', null],
  ['01', null],
  ['x', null],
  [undefined, null],
])('type %s introduces %s', (type, kind) => expect(introducedKind(type)).toBe(kind));

test('each kind is found again by the address of its introduction', () =>
  expect(introducedKind(introductionHref('industry').split('=')[1])).toBe('industry'));
