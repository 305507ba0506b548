import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CLOSED,
  HIDE_MS,
  type MenuEvent,
  type MenuState,
  nextMenu,
  OPEN_MS,
  REST_MS,
  type Under,
} from './hover-intent.ts';
import type { Box, Point } from './safe-triangle.ts';

const panel: Box = { left: 0, top: 60, right: 600, bottom: 300 };
const ITEMS: Record<string, Point> = { policy: { x: 50, y: 30 }, finance: { x: 150, y: 30 } };

const at = (point: Point, under: Under, now: number): MenuEvent => ({ type: 'mouse', under, at: point, panel, now });
const over = (item: string, now: number, point = ITEMS[item] ?? { x: 0, y: 0 }) =>
  at(point, { kind: 'item', item }, now);
const away = (now: number, point: Point = { x: 50, y: -20 }) => at(point, { kind: 'other' }, now);
const inPanel = (now: number) => at({ x: 50, y: 100 }, { kind: 'panel' }, now);
const due = (now: number): MenuEvent => ({ type: 'due', now });
const press = (item: string): MenuEvent => ({ type: 'press', item });
const after = (...events: MenuEvent[]): MenuState => events.reduce(nextMenu, CLOSED);

describe('a mouse', () => {
  test('that passes opens nothing; one that stays opens', () => {
    expect(after(over('policy', 0), away(40), due(OPEN_MS)).open).toBeNull();
    expect(after(over('policy', 0), due(OPEN_MS - 1)).open).toBeNull();
    expect(after(over('policy', 0), due(OPEN_MS)).open).toBe('policy');
  });

  test('that trembles on an item does not put it off', () => {
    expect(after(over('policy', 0), over('policy', 70), due(OPEN_MS)).open).toBe('policy');
  });

  const open = [over('policy', 0), due(OPEN_MS), over('policy', 100)];
  const next: Point = { x: 150, y: 30 };
  const onTheWay: Point = { x: 120, y: 40 };

  test('that goes along the bar has the next panel at once', () => {
    expect(after(...open, over('finance', 200, next)).open).toBe('finance');
  });

  test('on its way to the panel crosses the next item without opening it', () => {
    const crossing = [...open, over('finance', 200, onTheWay)];
    expect(after(...crossing).open).toBe('policy');
    expect(after(...crossing, inPanel(300), due(200 + REST_MS)).open).toBe('policy');
  });

  test('that comes to rest on the next item means it', () => {
    expect(after(...open, over('finance', 200, onTheWay), due(200 + REST_MS)).open).toBe('finance');
  });

  test('that leaves hides the panel after 100 ms, unless it comes back', () => {
    expect(after(...open, away(200), due(199 + HIDE_MS)).open).toBe('policy');
    expect(after(...open, away(200), due(200 + HIDE_MS)).open).toBeNull();
    expect(after(...open, away(200), over('policy', 250), due(200 + HIDE_MS)).open).toBe('policy');
    expect(after(...open, away(200), inPanel(250), due(200 + HIDE_MS)).open).toBe('policy');
  });
});

describe('a press', () => {
  test('opens and closes', () => {
    expect(after(press('policy')).open).toBe('policy');
    expect(after(press('policy'), press('policy')).open).toBeNull();
    expect(after(press('policy'), press('finance')).open).toBe('finance');
  });

  test('on what the mouse has opened keeps it open', () => {
    const pressed = after(over('policy', 0), due(OPEN_MS), press('policy'));
    expect(pressed.open).toBe('policy');
    expect(nextMenu(pressed, press('policy')).open).toBeNull();
  });

  test('keeps it open while the mouse is elsewhere', () => {
    expect(after(press('policy'), away(0), due(10_000)).open).toBe('policy');
  });

  test('does not hold against a mouse that stays on another item', () => {
    expect(after(press('policy'), over('finance', 0), due(OPEN_MS)).open).toBe('finance');
  });
});

test('closing always closes, and nothing planned opens it again', () => {
  const event = fc.oneof(
    fc.record({
      type: fc.constant('mouse' as const),
      under: fc.oneof(
        fc.record({ kind: fc.constant('item' as const), item: fc.constantFrom('policy', 'finance') }),
        fc.constant({ kind: 'panel' as const }),
        fc.constant({ kind: 'other' as const }),
      ),
      at: fc.record({ x: fc.integer({ min: -50, max: 650 }), y: fc.integer({ min: -50, max: 350 }) }),
      panel: fc.constantFrom(panel, null),
      now: fc.nat(5000),
    }),
    fc.record({ type: fc.constant('due' as const), now: fc.nat(5000) }),
    fc.record({ type: fc.constant('press' as const), item: fc.constantFrom('policy', 'finance') }),
  );
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const closed = nextMenu(after(...events), { type: 'close' });
      expect(nextMenu(closed, due(Number.MAX_SAFE_INTEGER)).open).toBeNull();
      expect(closed).toEqual(CLOSED);
    }),
  );
});
