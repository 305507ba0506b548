import type { NavItem } from '@zonekit/portal-kit/main-header';
import { expect, test } from 'vitest';
import { navCommands } from './nav-commands.ts';

const NAV: readonly NavItem[] = [
  { id: 'home', title: '首页', href: '/' },
  {
    id: 'policy',
    title: '政策',
    href: '/policy',
    panel: {
      kind: 'groups',
      groups: [
        {
          title: '查政策',
          items: [
            { title: '政策', href: '/policy' },
            { title: '政策文件', href: '/policy/fileList?tab=files' },
            { title: '跨境政策通', href: '/policy/cross', disabled: true },
          ],
        },
        { title: '配政策', items: [{ title: '政策推荐', href: '/policy/policyRecommend' }, { title: '筹备中' }] },
      ],
    },
  },
  {
    id: 'market',
    title: '超市直达',
    panel: {
      kind: 'tree',
      branches: [{ title: '工商注册', href: '/market/1', children: [{ title: '变更', href: '/market/2' }] }],
      foot: [{ title: '全部', href: '/market' }],
    },
  },
];

test('pages of the nav are commands once each, without those that are disabled or have no address', () => {
  const commands = navCommands(NAV, new Set(['/policy/policyRecommend']));
  expect(commands.map(({ title, hint }) => (hint ? `${hint} / ${title}` : title))).toEqual([
    '首页',
    '政策',
    '政策 / 政策文件',
    '超市直达 / 工商注册',
    '超市直达 / 变更',
    '超市直达 / 全部',
  ]);
});

test('a page is found by the words of its address', () => {
  expect(navCommands(NAV, new Set())[2]?.keywords).toEqual(['policy fileList tab files']);
});
