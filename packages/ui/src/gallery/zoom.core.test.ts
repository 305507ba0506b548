import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitted, held, keyMeaning, MOST, type Offset, panBy, pinch, type View, WHOLE, zoomAt } from './zoom.core.ts';

const picture = { width: 1600, height: 800 };
const stage = { width: 800, height: 600 };

const view = fc.record({
  scale: fc.double({ min: 0.1, max: 20, noNaN: true }),
  x: fc.integer({ min: -5000, max: 5000 }),
  y: fc.integer({ min: -5000, max: 5000 }),
});
const point = fc.record({ x: fc.integer({ min: -400, max: 400 }), y: fc.integer({ min: -300, max: 300 }) });

const expectHeld = ({ scale, x, y }: View) => {
  const { width, height } = fitted(picture, stage);
  expect(scale).toBeGreaterThanOrEqual(1);
  expect(scale).toBeLessThanOrEqual(MOST);
  expect(Math.abs(x)).toBeLessThanOrEqual(Math.max(0, (width * scale - stage.width) / 2) + 1e-6);
  expect(Math.abs(y)).toBeLessThanOrEqual(Math.max(0, (height * scale - stage.height) / 2) + 1e-6);
};

describe('a picture on its stage', () => {
  test('fits whole, and is not blown up', () => {
    expect(fitted(picture, stage)).toEqual({ width: 800, height: 400 });
    expect(fitted({ width: 200, height: 100 }, stage)).toEqual({ width: 200, height: 100 });
  });

  test('whole lies in the middle', () => expect(held({ scale: 1, x: 300, y: -90 }, picture, stage)).toEqual(WHOLE));

  test('enlarged twice at a point keeps that point in place', () => {
    const at = { x: 200, y: 0 };
    const twice = zoomAt(WHOLE, 2, at, picture, stage);
    expect(twice).toEqual({ scale: 2, x: -200, y: 0 });
    expect(zoomAt(twice, 1 / 2, at, picture, stage)).toEqual(WHOLE);
  });

  test('never shows ground beside it, whatever is done', () => {
    fc.assert(
      fc.property(view, fc.double({ min: 0.01, max: 50, noNaN: true }), point, point, (start, factor, at, by) => {
        const from = held(start, picture, stage);
        expectHeld(from);
        expectHeld(zoomAt(from, factor, at, picture, stage));
        expectHeld(panBy(from, by.x * 9, by.y * 9, picture, stage));
      }),
    );
  });

  test('follows two fingers: apart enlarges, together moves, closed lets it be whole', () => {
    const fingers = (half: number, x = 0): [Offset, Offset] => [
      { x: x - half, y: 0 },
      { x: x + half, y: 0 },
    ];
    expect(pinch(WHOLE, fingers(50), fingers(100), picture, stage)).toEqual({ scale: 2, x: 0, y: 0 });
    const twice = { scale: 2, x: 0, y: 0 };
    expect(pinch(twice, fingers(50), fingers(50, 30), picture, stage)).toEqual({ scale: 2, x: 30, y: 0 });
    expect(pinch(twice, fingers(100), fingers(10), picture, stage)).toEqual(WHOLE);
    expect(pinch(twice, fingers(0), fingers(10), picture, stage).scale).toBe(2);
  });
});

test.each([
  ['ArrowRight', false, false, { kind: 'go', by: 1 }],
  ['ArrowLeft', false, false, { kind: 'go', by: -1 }],
  ['ArrowRight', false, true, { kind: 'go', by: -1 }],
  ['ArrowLeft', false, true, { kind: 'go', by: 1 }],
  ['ArrowUp', false, false, null],
  ['ArrowRight', true, false, { kind: 'pan', dx: -80, dy: 0 }],
  ['ArrowRight', true, true, { kind: 'pan', dx: -80, dy: 0 }],
  ['ArrowDown', true, false, { kind: 'pan', dx: 0, dy: -80 }],
  ['+', false, false, { kind: 'zoom', factor: 1.5 }],
  ['=', false, false, { kind: 'zoom', factor: 1.5 }],
  ['0', true, false, { kind: 'whole' }],
  ['Home', false, false, { kind: 'edge', to: 'first' }],
  ['End', true, false, { kind: 'edge', to: 'last' }],
  ['a', false, false, null],
])('%s (enlarged: %s, right to left: %s) means %j', (key, isEnlarged, rtl, means) =>
  expect(keyMeaning(key, isEnlarged, rtl)).toEqual(means),
);
