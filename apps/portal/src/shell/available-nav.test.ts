import { expect, test } from 'vitest';
import { availableNav } from './available-nav.ts';

const knows = (path: string) => path === '/policy';

test('an entry whose page is missing cannot be clicked and says why', () => {
  const { items } = availableNav(
    {
      items: [
        { id: 'a', title: 'A', href: '/policy?x=1' },
        { id: 'b', title: 'B', href: '/space' },
      ],
      footer: [],
    },
    knows,
    'soon',
  );
  expect(items).toEqual([
    { id: 'a', title: 'A', href: '/policy?x=1' },
    { id: 'b', title: 'B', note: 'soon', disabled: true },
  ]);
});

test('an item with a panel keeps its panel, and places of the page stay', () => {
  const panel = {
    kind: 'groups' as const,
    groups: [
      {
        title: 'G',
        items: [
          { title: 'x', href: '?dialog=booking' },
          { title: 'y', href: '/space' },
        ],
      },
    ],
  };
  const { items } = availableNav(
    { items: [{ id: 'b', title: 'B', href: '/space', panel }], footer: [] },
    knows,
    'soon',
  );
  expect(items[0]).toEqual({
    id: 'b',
    title: 'B',
    panel: {
      kind: 'groups',
      groups: [
        {
          title: 'G',
          items: [
            { title: 'x', href: '?dialog=booking' },
            { title: 'y', note: 'soon', disabled: true },
          ],
        },
      ],
    },
  });
});
