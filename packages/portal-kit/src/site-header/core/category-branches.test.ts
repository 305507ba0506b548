import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categoryBranches } from './index.ts';

test('an entry leads to its position, from 1, and so do its children', () => {
  const tree = [
    { name: '工商注册', children: [{ name: '公司设立' }] },
    { name: '财税服务', children: [] },
  ];
  expect(categoryBranches(tree)).toEqual([
    {
      title: '工商注册',
      href: '/business?category_ids=1',
      children: [{ title: '公司设立', href: '/business?category_ids=1' }],
    },
    { title: '财税服务', href: '/business?category_ids=2', children: [] },
  ]);
});

const name = fc.string({ minLength: 1 });
const category = fc.record({ name, children: fc.array(fc.record({ name })) });

test('every category keeps its place and its name, whatever the tree', () => {
  fc.assert(
    fc.property(fc.array(category), (tree) => {
      const branches = categoryBranches(tree);
      expect(branches.map(({ title }) => title)).toEqual(tree.map((node) => node.name));
      branches.forEach(({ href, children }, index) => {
        expect(new URLSearchParams(href?.split('?')[1]).get('category_ids')).toBe(`${index + 1}`);
        expect(children?.map((child) => child.href)).toEqual(children?.map(() => href));
      });
    }),
  );
});
