import { expect, test } from 'vitest';
import { limitKey } from './limit-key.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:50412', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:50412', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s is limited as %s', (address, key) => expect(limitKey(address)).toBe(key));
