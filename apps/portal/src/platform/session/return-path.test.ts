import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each([
  ['/policy/policyRecommend?dialog=booking#x', '/policy/policyRecommend?dialog=booking#x'],
  ['/userCenter/user/space', '/userCenter/user/space'],
  ['/政策', '/%E6%94%BF%E7%AD%96'],
])('comes back to %s', (returnTo, path) => expect(returnPath(returnTo)).toBe(path));

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'policy',
  '/login?return=/login',
  '/single/login',
  '',
  undefined,
  ['/policy'],
])('never to %j', (returnTo) => expect(returnPath(returnTo)).toBe('/'));
