import { expect, it } from 'vitest';
import { HOUSE_TYPES } from './space.lists.ts';
import { houseTypesOf, UNIT_KINDS, unitKind, unitPath } from './unit-path.ts';

it.each([
  ['office', '/space/office/unit-1'],
  ['factory', '/space/factory/unit-1'],
  ['incubator', '/space/incubatorOffice/unit-1'],
  ['workstation', '/space/incubatorOffice/unit-1'],
  ['park', '/space/industry/unit-1'],
  ['land', '/space/industry/unit-1'],
] as const)('the page of a unit of type %s is %s', (house_type, path) =>
  expect(unitPath({ id: 'unit-1', house_type })).toBe(path),
);

it('escapes the id', () => expect(unitPath({ id: 'a/b?', house_type: 'office' })).toBe('/space/office/a%2Fb%3F'));

it('lists each house type under one kind', () => {
  expect(UNIT_KINDS.flatMap(houseTypesOf).sort()).toEqual([...HOUSE_TYPES].sort());
  for (const kind of UNIT_KINDS) for (const type of houseTypesOf(kind)) expect(unitKind(type)).toBe(kind);
});
