import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTray, TRAY_SIZE, type TrayItem, toggleItem, trayKey } from './index.ts';

const item = (id: string): TrayItem => ({ id, title: `Unit ${id}` });
const full = ['a', 'b', 'c', 'd'].map(item);
const trays = fc.uniqueArray(fc.record({ id: fc.string({ minLength: 1 }), title: fc.string() }), {
  selector: ({ id }) => id,
  maxLength: TRAY_SIZE,
});

describe('a tray', () => {
  test('holds four', () => expect(TRAY_SIZE).toBe(4));

  test('takes in, gives out, and stays as it is when full', () => {
    expect(toggleItem([], item('a'))).toEqual([item('a')]);
    expect(toggleItem(full, item('b')).map(({ id }) => id)).toEqual(['a', 'c', 'd']);
    expect(toggleItem(full, item('e'))).toBe(full);
  });

  test('of one kind is not that of another', () => expect(trayKey('space')).not.toBe(trayKey('loan')));

  test('comes back from storage as it was', () =>
    fc.assert(
      fc.property(trays, (items) => {
        expect(parseTray(JSON.parse(JSON.stringify(items)))).toEqual(items);
      }),
    ));

  test('never holds more than four or one thing twice, whatever is done', () =>
    fc.assert(
      fc.property(trays, fc.array(fc.string({ minLength: 1, maxLength: 2 })), (items, ids) => {
        const end = ids.reduce<readonly TrayItem[]>((tray, id) => toggleItem(tray, item(id)), items);
        expect(end.length).toBeLessThanOrEqual(TRAY_SIZE);
        expect(new Set(end.map(({ id }) => id)).size).toBe(end.length);
      }),
    ));
});

test('is no tray what is no list', () => expect(parseTray({ items: full })).toBeNull());

test('takes four of what somebody else stored, none twice, and nothing that is no item', () =>
  expect(parseTray([null, { title: 'x' }, { id: '', title: 'x' }, item('a'), ...full, item('e')])).toEqual(full));
