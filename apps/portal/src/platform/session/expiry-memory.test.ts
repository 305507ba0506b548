import { expect, test } from 'vitest';
import { isExpiry } from './expiry-memory.ts';

test.each([
  ['expired', true],
  ['unauthenticated', true],
  ['logout', false],
  ['elsewhere', null],
] as const)('a session that ended by %s: %j', (reason, due) => expect(isExpiry(reason)).toBe(due));
