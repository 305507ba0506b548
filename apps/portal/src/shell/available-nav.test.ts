import { expect, test } from 'vitest';
import { availableNav } from './available-nav.ts';

const knows = (path: string) => path === '/policy';
const footer = [
  { title: 'F', items: [{ title: 'x', href: '/space' }] },
  {
    title: 'G',
    items: [
      { title: 'y', href: '/policy' },
      { title: 'z', href: '/api/docs' },
    ],
  },
];

test('an entry whose page is missing is absent, and so is a group without entries', () => {
  const nav = {
    items: [
      { id: 'a', title: 'A', href: '/policy?x=1' },
      { id: 'b', title: 'B', href: '/space' },
    ],
    footer,
  };
  expect(availableNav(nav, knows)).toEqual({ items: [nav.items[0]], footer: [footer[1]] });
});

test('an item with a panel keeps what is there of it, and places of the page stay', () => {
  const groups = [
    {
      title: 'G',
      items: [
        { title: 'x', href: '?dialog=booking' },
        { title: 'y', href: '/space' },
      ],
    },
    { title: 'H', items: [{ title: 'z', href: '/space' }] },
  ];
  const { items } = availableNav(
    { items: [{ id: 'b', title: 'B', href: '/space', panel: { kind: 'groups', offset: 9, groups } }], footer: [] },
    knows,
  );
  expect(items).toEqual([
    {
      id: 'b',
      title: 'B',
      panel: { kind: 'groups', offset: 9, groups: [{ title: 'G', items: [{ title: 'x', href: '?dialog=booking' }] }] },
    },
  ]);
});

test('a panel without entries is absent: its item leads to its own page, or is absent too', () => {
  const panel = {
    kind: 'tree' as const,
    branches: [{ title: 'x', href: '/space', children: [{ title: 'y', href: '/policy' }] }],
    foot: [{ title: 'z', href: '/space' }],
  };
  const { items } = availableNav(
    {
      items: [
        { id: 'a', title: 'A', href: '/policy', panel },
        { id: 'b', title: 'B', href: '/space', panel },
      ],
      footer: [],
    },
    knows,
  );
  expect(items).toEqual([{ id: 'a', title: 'A', href: '/policy' }]);
});

test('a branch keeps the children whose pages are there', () => {
  const branch = {
    title: 'x',
    href: '/policy',
    children: [
      { title: 'y', href: '/policy' },
      { title: 'z', href: '/space' },
    ],
  };
  const { items } = availableNav(
    { items: [{ id: 'a', title: 'A', panel: { kind: 'tree', branches: [branch] } }], footer: [] },
    knows,
  );
  expect(items[0]?.panel).toEqual({
    kind: 'tree',
    branches: [{ ...branch, children: [{ title: 'y', href: '/policy' }] }],
  });
});
