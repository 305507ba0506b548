import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CarouselEvent, type CarouselState, isTurning, nextCarousel, wrap } from './carousel.core.ts';

const COUNT = 3;
const TURNING: CarouselState = { index: 0, enabled: true, holds: [] };
const after = (...events: CarouselEvent[]) =>
  events.reduce((state, event) => nextCarousel(state, event, COUNT), TURNING);

describe('a carousel', () => {
  test('turns on, and round', () => {
    expect(after({ type: 'turn' }).index).toBe(1);
    expect(after({ type: 'turn' }, { type: 'turn' }, { type: 'turn' }).index).toBe(0);
  });

  test('stops for good once it is moved by hand', () => {
    const moved = after({ type: 'step', by: -1 });
    expect(moved.index).toBe(2);
    expect(isTurning(moved, COUNT)).toBe(false);
    expect(isTurning(after({ type: 'go', to: 1 }), COUNT)).toBe(false);
  });

  test('turns again when it is asked to', () => {
    expect(isTurning(after({ type: 'step', by: 1 }, { type: 'toggle' }), COUNT)).toBe(true);
  });

  test('holds still while it has focus or the pointer, and goes on when both have left', () => {
    const held = after({ type: 'hold', by: 'focus', on: true }, { type: 'hold', by: 'pointer', on: true });
    expect(nextCarousel(held, { type: 'turn' }, COUNT).index).toBe(0);
    const changed = nextCarousel(held, { type: 'hold', by: 'pointer', on: false }, COUNT);
    expect(isTurning(changed, COUNT)).toBe(false);
    expect(isTurning(nextCarousel(changed, { type: 'hold', by: 'focus', on: false }, COUNT), COUNT)).toBe(true);
  });

  test('the same hold twice is one hold', () => {
    const twice = after({ type: 'hold', by: 'focus', on: true }, { type: 'hold', by: 'focus', on: true });
    expect(nextCarousel(twice, { type: 'hold', by: 'focus', on: false }, COUNT).holds).toEqual([]);
  });

  test('of one slide never turns', () => expect(isTurning(TURNING, 1)).toBe(false));

  test('always shows a slide that exists, and moves alone only while nothing holds it', () => {
    const event = fc.oneof<fc.Arbitrary<CarouselEvent>[]>(
      fc.record({ type: fc.constant('go' as const), to: fc.integer() }),
      fc.record({ type: fc.constant('step' as const), by: fc.constantFrom(1 as const, -1 as const) }),
      fc.constant({ type: 'turn' as const }),
      fc.constant({ type: 'toggle' as const }),
      fc.record({
        type: fc.constant('hold' as const),
        by: fc.constantFrom('focus' as const, 'pointer' as const, 'hidden' as const, 'reduced-motion' as const),
        on: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(fc.array(event), fc.integer({ min: 1, max: 9 }), (events, count) => {
        let state = TURNING;
        for (const each of events) {
          const next = nextCarousel(state, each, count);
          expect(next.index).toBeGreaterThanOrEqual(0);
          expect(next.index).toBeLessThan(count);
          if (each.type === 'turn' && !isTurning(state, count)) expect(next).toBe(state);
          state = next;
        }
      }),
    );
  });
});

test.each([
  [0, 3, 0],
  [3, 3, 0],
  [-1, 3, 2],
  [-7, 3, 2],
  [5, 0, 0],
])('%i in a ring of %i is %i', (index, count, expected) => expect(wrap(index, count)).toBe(expected));
