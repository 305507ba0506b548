import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkedOf, endsOf, isClosed, settleChoice, toggleNodes } from './tree-choice.ts';
import type { TreeNode } from './tree-model.ts';

const NODES: TreeNode[] = [
  {
    key: 'east',
    label: '东港',
    children: [
      { key: 'port', label: '港口' },
      {
        key: 'marine',
        label: '海洋',
        children: [
          { key: 'lab', label: '实验室' },
          { key: 'incubator', label: '孵化器' },
        ],
      },
      { key: 'bonded', label: '保税', disabled: true },
    ],
  },
  { key: 'north', label: '北山', lazy: true },
  { key: 'old', label: '旧区', disabled: true, children: [{ key: 'dock', label: '船坞' }] },
];
const ENDS = endsOf(NODES);
const checked = (key: string, ...chosen: string[]) => checkedOf(ENDS, key, new Set(chosen));

describe('a node', () => {
  test.each([
    ['east', [], false],
    ['east', ['lab'], 'mixed'],
    ['marine', ['lab'], 'mixed'],
    ['marine', ['lab', 'incubator'], true],
    ['east', ['port', 'lab', 'incubator'], true],
    ['east', ['bonded'], 'mixed'],
    ['bonded', ['bonded'], true],
    ['north', ['north'], true],
    ['old', ['dock'], true],
    ['gone', ['gone'], false],
  ] as const)('%s with %j chosen is checked: %s', (key, chosen, expected) => {
    expect(checked(key, ...chosen)).toBe(expected);
  });

  test('is closed by itself, by a branch around it, or by all that lies in it', () => {
    expect(['bonded', 'old', 'dock'].every((key) => isClosed(ENDS, key))).toBe(true);
    expect(['east', 'north', 'lab'].some((key) => isClosed(ENDS, key))).toBe(false);
  });
});

describe('a toggle', () => {
  test('takes a whole branch, completes one begun, and gives it up when it is whole', () => {
    expect(toggleNodes(ENDS, [], ['marine'])).toEqual(['lab', 'incubator']);
    expect(toggleNodes(ENDS, ['lab'], ['east'])).toEqual(['lab', 'port', 'incubator']);
    expect(toggleNodes(ENDS, ['north', 'port', 'lab', 'incubator'], ['east'])).toEqual(['north']);
  });

  test('leaves alone what is disabled, on the way in and out', () => {
    expect(toggleNodes(ENDS, ['bonded'], ['east'])).toEqual(['bonded', 'port', 'lab', 'incubator']);
    expect(toggleNodes(ENDS, ['bonded', 'port', 'lab', 'incubator'], ['east'])).toEqual(['bonded']);
    expect(toggleNodes(ENDS, ['port'], ['old'])).toEqual(['port']);
  });

  test('is refused where it would go over the maximum, as a whole', () => {
    expect(toggleNodes(ENDS, ['port'], ['marine'], 2)).toBeNull();
    expect(toggleNodes(ENDS, ['port'], ['marine'], 3)).toHaveLength(3);
    expect(toggleNodes(ENDS, ['port', 'lab'], ['port'], 1)).toEqual(['lab']);
  });

  test('of all takes all, then none', () => {
    const all =
      toggleNodes(
        ENDS,
        [],
        NODES.map(({ key }) => key),
      ) ?? [];
    expect(all).toEqual(['port', 'lab', 'incubator', 'north']);
    expect(
      toggleNodes(
        ENDS,
        all,
        NODES.map(({ key }) => key),
      ),
    ).toEqual([]);
  });
});

test('a branch that was chosen whole is its ends as soon as they are known; what is not known stays', () => {
  expect(settleChoice(ENDS, ['east', 'lab', 'far'])).toEqual(['port', 'lab', 'incubator', 'far']);
  expect(settleChoice(ENDS, ['north', 'bonded'])).toEqual(['north', 'bonded']);
});

const someNodes = fc.letrec<{ nodes: TreeNode[] }>((tie) => ({
  nodes: fc.array(
    fc.record({
      key: fc.uuid(),
      label: fc.constant('a'),
      disabled: fc.boolean(),
      children: fc.option(tie('nodes'), { nil: [] }),
    }),
    { maxLength: 4 },
  ),
})).nodes;

test('twice the same toggle of what is not chosen is none, and parents follow from what lies in them', () => {
  fc.assert(
    fc.property(someNodes, fc.nat(), (nodes, at) => {
      const ends = endsOf(nodes);
      const keys = [...ends.keys()];
      const key = keys[at % Math.max(1, keys.length)];
      if (!key || isClosed(ends, key)) return;
      const once = toggleNodes(ends, [], [key]) ?? [];
      expect(checkedOf(ends, key, new Set(once))).toBe(true);
      expect(settleChoice(ends, once)).toEqual(once);
      expect(toggleNodes(ends, once, [key])).toEqual([]);
      const chosen = new Set(once);
      const walk = (node: TreeNode) => {
        const inside = (node.children ?? []).map((child) => checkedOf(ends, child.key, chosen));
        if (inside.length > 0 && inside.every((isChosen) => isChosen === false)) {
          expect(checkedOf(ends, node.key, chosen)).toBe(false);
        }
        node.children?.forEach(walk);
      };
      nodes.forEach(walk);
    }),
  );
});
