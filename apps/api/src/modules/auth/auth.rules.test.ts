import { expect, test } from 'vitest';
import { quotaWait } from '../../frame/quota.ts';
import { roleOf } from './auth.repository.ts';
import { maskAddress } from './auth.visit.ts';
import { maskPhone } from './mask-phone.ts';

const RULES = [
  { max: 1, ms: 60 },
  { max: 3, ms: 600 },
];

test.each([
  ['nothing was used', [], 0],
  ['the last use is fresh', [1000], 60],
  ['the last use is one short of its time', [941], 1],
  ['the last use has had its time', [940], 0],
  ['three uses fill the stretch', [900, 800, 500], 100],
  ['the third has left the stretch', [900, 800, 400], 0],
  ['both rules hold, the longer wait counts', [980, 900, 410], 40],
])('%s', (_, uses, wait) => {
  expect(quotaWait(uses, RULES, 1000)).toBe(wait);
});

test.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::*'],
  ['2001:db8::6', '2001:db8:0::*'],
  ['::1', '0:0:0::*'],
  ['no address', '*'],
])('of %s, %s is kept', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});

test.each([
  ['13800002026', '138****2026'],
  ['', ''],
])('%s is shown as %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});

test.each([
  [{ is_operator: true, position: 'owner' }, 'operator'],
  [{ is_operator: false, position: 'owner' }, 'enterprise_user'],
  [{ is_operator: false, position: 'staff' }, 'staff'],
  [{ is_operator: false, position: null }, 'guest'],
] as const)('%o acts as %s', (user, role) => {
  expect(roleOf(user)).toBe(role);
});
