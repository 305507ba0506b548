import { expect, test } from 'vitest';
import { codeIn } from './otp-input.core.ts';

test.each([
  ['', ''],
  ['12', '12'],
  ['12a', '12'],
  ['１２３４５６', '123456'],
  ['123 456', '123456'],
  ['1234567', '123456'],
  ['【东港自贸区】2026年11月20日，验证码 482913，5 分钟内有效', '482913'],
])('of %j it takes %j', (text, code) => expect(codeIn(text, 6)).toBe(code));
