import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actOf, type TreeNode, typeAhead, visibleRows, withLoaded } from './tree-model.ts';

const NODES: TreeNode[] = [
  {
    key: 'east',
    label: '东港区',
    children: [
      { key: 'port', label: '港口片区' },
      { key: 'marine', label: '海洋片区', children: [{ key: 'lab', label: '实验室' }] },
    ],
  },
  { key: 'north', label: '北山区', lazy: true },
  { key: 'apple', label: 'Apple' },
  { key: 'avocado', label: 'Avocado' },
];
const rowsOf = (...open: string[]) => visibleRows(NODES, new Set(open));
const keysOf = (...open: string[]) => rowsOf(...open).map(({ node }) => node.key);

describe('what is seen', () => {
  test('are the nodes and what is under open ones', () => {
    expect(keysOf()).toEqual(['east', 'north', 'apple', 'avocado']);
    expect(keysOf('east', 'marine')).toEqual(['east', 'port', 'marine', 'lab', 'north', 'apple', 'avocado']);
    expect(keysOf('marine')).toEqual(['east', 'north', 'apple', 'avocado']);
  });

  test('each knows its level and its place', () => {
    expect(rowsOf('east')[2]).toMatchObject({ parent: 'east', level: 2, place: 2, siblings: 2, open: false });
    expect(rowsOf()[2]).toMatchObject({ level: 1, place: 3, siblings: 4, open: null });
  });

  test('children that came later stand under their node; none make it a leaf', () => {
    const some = withLoaded(NODES, new Map([['north', [{ key: 'n1', label: '山前' }]]]));
    expect(visibleRows(some, new Set(['north'])).map(({ node }) => node.key)).toContain('n1');
    const none = withLoaded(NODES, new Map([['north', []]]));
    expect(visibleRows(none, new Set(['north'])).find(({ node }) => node.key === 'north')?.open).toBeNull();
  });
});

describe('keys', () => {
  const rows = rowsOf('east');
  test.each([
    ['east', 'ArrowDown', { type: 'move', key: 'port' }],
    ['east', 'ArrowUp', null],
    ['avocado', 'ArrowDown', null],
    ['port', 'Home', { type: 'move', key: 'east' }],
    ['port', 'End', { type: 'move', key: 'avocado' }],
    ['east', 'ArrowRight', { type: 'move', key: 'port' }],
    ['marine', 'ArrowRight', { type: 'expand', keys: ['marine'] }],
    ['port', 'ArrowRight', null],
    ['port', 'ArrowLeft', { type: 'move', key: 'east' }],
    ['east', 'ArrowLeft', { type: 'collapse', key: 'east' }],
    ['apple', 'ArrowLeft', null],
    ['port', 'Enter', { type: 'choose', key: 'port' }],
    ['port', ' ', { type: 'choose', key: 'port' }],
    ['apple', '*', { type: 'expand', keys: ['north'] }],
    ['port', 'x', null],
  ])('at %s, %s does %j', (active, key, act) => {
    expect(actOf(rows, active, key, false)).toEqual(act);
  });

  test('arrows change sides where text runs from right to left', () => {
    expect(actOf(rows, 'marine', 'ArrowLeft', true)).toEqual({ type: 'expand', keys: ['marine'] });
    expect(actOf(rows, 'port', 'ArrowRight', true)).toEqual({ type: 'move', key: 'east' });
  });

  test('every move is to a row that is seen', () => {
    fc.assert(
      fc.property(
        fc.subarray(['east', 'marine', 'north']),
        fc.constantFrom('ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'),
        fc.nat(),
        fc.boolean(),
        (open, key, at, rtl) => {
          const seen = rowsOf(...open);
          const active = seen[at % seen.length]?.node.key ?? '';
          const act = actOf(seen, active, key, rtl);
          if (act?.type === 'move') expect(seen.some(({ node }) => node.key === act.key)).toBe(true);
        },
      ),
    );
  });
});

describe('typing', () => {
  const rows = rowsOf('east');
  test('goes to the next row that begins so, round the end', () => {
    expect(typeAhead(rows, 'east', '海')).toBe('marine');
    expect(typeAhead(rows, 'avocado', '东')).toBe('east');
    expect(typeAhead(rows, 'east', 'zz')).toBeNull();
  });
  test('a letter again goes on, several narrow down', () => {
    expect(typeAhead(rows, 'east', 'a')).toBe('apple');
    expect(typeAhead(rows, 'apple', 'aa')).toBe('avocado');
    expect(typeAhead(rows, 'apple', 'av')).toBe('avocado');
    expect(typeAhead(rows, 'avocado', 'AV')).toBe('avocado');
  });
});
