import { expect, test } from 'vitest';
import { containersOf, extentOf, type TreeNode } from './containers.ts';

/** By indentation: `list 产业` stands in the line above it that is indented less; `-` marks what is ignored. */
const tree = (drawing: string): TreeNode[] => {
  const open: { depth: number; nodeId: string }[] = [];
  return drawing
    .trim()
    .split('\n')
    .map((line, at) => {
      const depth = line.search(/\S/);
      while (open.length > 0 && (open.at(-1)?.depth ?? -1) >= depth) open.pop();
      const parent = open.at(-1);
      open.push({ depth, nodeId: `${at}` });
      const [, ignored, role, name = ''] = line.trim().match(/^(-?)(\S+) ?(.*)$/) ?? [];
      return {
        nodeId: `${at}`,
        ...(parent && { parentId: parent.nodeId }),
        ignored: ignored === '-',
        role: { value: role },
        name: { value: name },
      };
    });
};
const find = (nodes: readonly TreeNode[], roleAndName: string) => {
  const node = nodes.find(({ role, name }) => `${role?.value} ${name?.value}`.trim() === roleAndName);
  if (!node) throw new Error(`The drawing has no ${roleAndName}.`);
  return node;
};

test('what one goes into is told from outside to inside; unnamed groups and what is ignored are not', () => {
  const nodes = tree(`
RootWebArea
 dialog 筛选
  group
   -list 忽略
    list 产业
     listitem
      button 移除`);
  expect(containersOf(nodes, find(nodes, 'button 移除')).map(({ role }) => role?.value)).toEqual(['dialog', 'list']);
});

test('a list counts its own items, through what only lays out, and not those of a list within', () => {
  const nodes = tree(`
list 外
 -generic
  listitem
   list 内
    listitem
 listitem
 -listitem`);
  expect(extentOf(nodes, find(nodes, 'list 外'))).toBe('2 items');
  expect(extentOf(nodes, find(nodes, 'list 内'))).toBe('1 item');
});

test('a table tells its rows, and its columns by the widest', () => {
  const nodes = tree(`
table 预约
 -rowgroup
  row
   columnheader
   columnheader
 rowgroup
  row
   cell`);
  expect(extentOf(nodes, find(nodes, 'table 预约'))).toBe('2 rows, 2 columns');
  expect(extentOf(nodes, find(nodes, 'row'))).toBe('');
});
