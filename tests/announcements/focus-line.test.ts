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
  expect(focusLine({ node: focused, entered: [] }, null)).toBe(
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
  const listbox = node({ role: 'listbox', name: '产业领域' });
  const combobox = node({ role: 'combobox', name: '行业' });
  expect(focusLine({ node: combobox, entered: [dialog] }, { node: option, entered: [listbox] })).toBe(
    'dialog "预约", description "按半天选择" › combobox "行业" → listbox "产业领域" › option "智能装备", selected, 2 of 5',
  );
});

test('what is not so is said of a choice, and left unsaid of an error', () => {
  const focused = node({ role: 'checkbox', name: '机器人', properties: { checked: 'false', invalid: 'false' } });
  expect(focusLine({ node: focused, entered: [] }, null)).toBe('checkbox "机器人", not checked');
});

test('a list says how many there are in it, with or without a name', () => {
  const button = node({ role: 'button', name: '移除机器人' });
  const list = node({ role: 'list', name: '已选', extent: '3 items' });
  expect(focusLine({ node: button, entered: [list] }, null)).toBe('list "已选", 3 items › button "移除机器人"');
  expect(focusLine({ node: button, entered: [{ ...list, name: '' }] }, null)).toBe(
    'list, 3 items › button "移除机器人"',
  );
});
