import { expect, test } from 'vitest';
import { holdsCurrent } from './side-nav.core.ts';

const items = [
  { label: '资料', href: '/user/profile' },
  { label: '消息', href: '/user/messages' },
];

test.each([
  ['/user/messages', true],
  ['/user', false],
  [undefined, false],
])('on %s the group holds the page: %s', (href, holds) => expect(holdsCurrent(items, href)).toBe(holds));

test('an empty group holds nothing', () => expect(holdsCurrent([], '/user')).toBe(false));
