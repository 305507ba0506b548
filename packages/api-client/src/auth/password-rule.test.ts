import { expect, test } from 'vitest';
import { passwordFaults } from './password-rule.ts';

test.each([
  ['harbour 2026', []],
  ['abcdefg1', []],
  ['港口灯塔的密码1', []],
  ['港口灯塔密码1', ['short']],
  ['abcdef1', ['short']],
  [`${'a'.repeat(63)}1`, []],
  [`${'a'.repeat(64)}1`, ['long']],
  ['12345678', ['letter']],
  ['harbour light', ['digit']],
  ['', ['short', 'letter', 'digit']],
  ['My-Lin.Yue-1', ['personal']],
  ['pw13800002026', ['personal']],
  // Three characters are in many a word.
  ['yue harbour 1', []],
])('%s lacks %o', (password, faults) => {
  expect(passwordFaults(password, { account: 'lin.yue', phone: '13800002026' })).toEqual(faults);
});

test('a short account name may be part of a password', () => {
  expect(passwordFaults('my ann 2026', { account: 'ann' })).toEqual([]);
});
