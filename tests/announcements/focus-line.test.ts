import { expect, test } from 'vitest';
import { type AccessibleNode, focusLine } from './focus-line.ts';

const node = (given: Partial<AccessibleNode>): AccessibleNode => ({
  role: 'button',
  name: '',
  properties: {},
  attributes: {},
  ...given,
});

test('states come in one order, whatever the order of the tree', () => {
  const focused = node({
    role: 'combobox',
    name: '地区',
    value: '东港',
    description: '选填',
    properties: { invalid: 'true', required: true, expanded: false },
  });
  expect(focusLine([], focused, null)).toBe(
    'combobox "地区", collapsed, required, invalid, value "东港", description "选填"',
  );
});

test('what focus has entered is said first, what is active last', () => {
  const dialog = node({ role: 'dialog', name: '预约', description: '按半天选择' });
  const option = node({
    role: 'option',
    name: '智能装备',
    properties: { selected: true },
    attributes: { 'aria-posinset': '2', 'aria-setsize': '5' },
  });
  expect(focusLine([dialog], node({ role: 'combobox', name: '行业' }), option)).toBe(
    'dialog "预约", description "按半天选择" › combobox "行业" → option "智能装备", selected, 2 of 5',
  );
});

test('what is not so is said of a choice, and left unsaid of an error', () => {
  const focused = node({ role: 'checkbox', name: '机器人', properties: { checked: 'false', invalid: 'false' } });
  expect(focusLine([], focused, null)).toBe('checkbox "机器人", not checked');
});
