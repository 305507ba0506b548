import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSlotKey, moveSlot, type SlotBox } from './slot-move.core.ts';
import {
  choiceText,
  firstOverlap,
  isChosen,
  type PlacedSlot,
  pickSlot,
  placedSlots,
  type SlotDay,
  slotKey,
} from './time-slots.core.ts';

const hour = (h: number) => `${String(h).padStart(2, '0')}:00`;
const day = (date: string, statuses: PlacedSlot['status'][], from = 9): SlotDay => ({
  date,
  slots: statuses.map((status, i) => ({ start: hour(from + i), end: hour(from + i + 1), status })),
});
const status = fc.constantFrom<PlacedSlot['status']>('free', 'free', 'free', 'taken', 'closed');
const someDays = fc
  .tuple(fc.array(status, { minLength: 1, maxLength: 10 }), fc.array(status, { minLength: 1, maxLength: 10 }))
  .map(([a, b]) => [day('2026-12-31', a), day('2027-01-01', b)]);

describe('pickSlot', () => {
  const days = [day('2026-11-25', ['free', 'free', 'taken', 'free', 'free'])];
  const [nine, ten, eleven, twelve, thirteen] = placedSlots(days) as [
    PlacedSlot,
    PlacedSlot,
    PlacedSlot,
    PlacedSlot,
    PlacedSlot,
  ];

  test('a second click extends, in either direction', () => {
    const whole = { date: '2026-11-25', start: '09:00', end: '11:00' };
    expect(pickSlot(days, null, nine, ten, 'range').choice).toEqual(whole);
    expect(pickSlot(days, null, ten, nine, 'range').choice).toEqual(whole);
    expect(choiceText(whole)).toBe('2026-11-25T09:00/2026-11-25T11:00');
  });

  test('what is taken in between is named, and the click begins anew', () => {
    expect(pickSlot(days, null, nine, thirteen, 'range')).toEqual({
      choice: { date: '2026-11-25', start: '13:00', end: '14:00' },
      anchor: thirteen,
      obstacle: { kind: 'occupied', slot: eleven },
    });
  });

  test('hours that nobody offers part a day', () => {
    const parted = [{ date: '2026-11-25', slots: [...day('', ['free'], 11).slots, ...day('', ['free'], 14).slots] }];
    const [before, after] = placedSlots(parted) as [PlacedSlot, PlacedSlot];
    expect(pickSlot(parted, null, before, after, 'range').obstacle).toEqual({
      kind: 'gap',
      date: '2026-11-25',
      end: '12:00',
      start: '14:00',
    });
  });

  test('what is chosen alone is given back by a second click', () => {
    const { choice } = pickSlot(days, null, null, twelve, 'single');
    expect(pickSlot(days, choice, null, twelve, 'single').choice).toBeNull();
  });

  test('whatever is clicked, a choice is one whole stretch of free slots', () => {
    fc.assert(
      fc.property(
        someDays,
        fc.array(fc.nat(30), { maxLength: 20 }),
        fc.constantFrom('single' as const, 'range' as const),
        (offered, clicks, mode) => {
          const slots = placedSlots(offered);
          let state = pickSlot(offered, null, null, slots[0] as PlacedSlot, mode);
          for (const click of clicks) {
            const slot = slots[click % slots.length] as PlacedSlot;
            state = pickSlot(offered, state.choice, state.anchor, slot, mode);
            const chosen = slots.filter((placed) => isChosen(placed, state.choice));
            if (state.choice) {
              expect(chosen.every((placed) => placed.status === 'free')).toBe(true);
              expect(chosen[0]?.start).toBe(state.choice.start);
              expect(chosen.at(-1)?.end).toBe(state.choice.end);
              if (mode === 'single') expect(chosen).toHaveLength(1);
            } else expect(chosen).toHaveLength(0);
          }
        },
      ),
    );
  });
});

test('slots that overlap are found', () => {
  expect(firstOverlap([day('2026-11-25', ['free', 'free'])])).toBeNull();
  const slots = [...day('', ['free'], 9).slots, { start: '09:30', end: '10:30', status: 'free' as const }];
  expect(firstOverlap([{ date: '2026-11-25', slots }])?.start).toBe('09:30');
});

describe('moveSlot', () => {
  /** Two days of six, three to a line. */
  const boxes: SlotBox[] = ['2026-11-25', '2026-11-26'].flatMap((date, d) =>
    Array.from({ length: 6 }, (_, i) => ({
      key: slotKey({ date, start: hour(9 + i) }),
      date,
      x: (i % 3) * 100,
      y: d * 200 + Math.floor(i / 3) * 50,
    })),
  );
  const plain = { ctrl: false, mirrored: false };
  test.each([
    ['ArrowRight', plain, '2026-11-25T12:00'],
    ['ArrowLeft', plain, '2026-11-25T10:00'],
    ['ArrowLeft', { ctrl: false, mirrored: true }, '2026-11-25T12:00'],
    ['ArrowDown', plain, '2026-11-25T14:00'],
    ['ArrowUp', plain, '2026-11-25T11:00'],
    ['Home', plain, '2026-11-25T09:00'],
    ['End', plain, '2026-11-25T14:00'],
    ['End', { ctrl: true, mirrored: false }, '2026-11-26T14:00'],
    ['PageDown', plain, '2026-11-26T11:00'],
    ['PageUp', plain, '2026-11-25T11:00'],
  ] as const)('%s', (move, keys, expected) => expect(moveSlot(boxes, '2026-11-25T11:00', move, keys)).toBe(expected));

  test('down goes on into the next day', () =>
    expect(moveSlot(boxes, '2026-11-25T13:00', 'ArrowDown', plain)).toBe('2026-11-26T10:00'));

  test('no walk leaves the slots', () => {
    const moves = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...moves.filter(isSlotKey)), { maxLength: 40 }),
        fc.boolean(),
        (walk, ctrl) => {
          const end = walk.reduce(
            (at, move) => moveSlot(boxes, at, move, { ctrl, mirrored: ctrl }),
            '2026-11-25T09:00',
          );
          expect(boxes.map(({ key }) => key)).toContain(end);
        },
      ),
    );
    expect(isSlotKey('Enter')).toBe(false);
  });
});
