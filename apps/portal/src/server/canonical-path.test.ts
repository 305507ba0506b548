import { expect, test } from 'vitest';
import { canonicalPaths } from './canonical-path.ts';

const canonical = canonicalPaths([
  '__root__',
  '/',
  '/finance',
  '/finance/bond',
  '/newIndex{$template}',
  '/policy/',
  '/policy/policyBrowse/$id',
  '/space/Incubator',
  '/space/Incubator/$id',
  '/space/office/{-$id}',
]);

test.each([
  ['/', null],
  ['/policy', null],
  ['/space/Incubator', null],
  ['/space/office/unit-0001', null],
  ['/nowhere', null],
  ['/nowhere/Else/', null],
  ['/policy/policyBrowse/POL-1/2', null],
])('%s is right, or no page', (path, expected) => expect(canonical(path)).toBe(expected));

test.each([
  ['/SPACE/incubator', '/space/Incubator'],
  ['/space/incubator/Inc-01', '/space/Incubator/Inc-01'],
  ['/Space/Office', '/space/office'],
  ['/space/OFFICE/unit-0001', '/space/office/unit-0001'],
  ['/policy/', '/policy'],
  ['/policy/policybrowse/A%20b', '/policy/policyBrowse/A%20b'],
  ['/finance', '/finance/bond'],
  ['/Finance/', '/finance/bond'],
  ['/homepage', '/'],
])('%s leads to %s', (path, expected) => expect(canonical(path)).toBe(expected));
