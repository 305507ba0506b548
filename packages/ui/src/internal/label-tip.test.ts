import { expect, test } from 'vitest';
import { placeTip } from './label-tip.core.ts';

const view = { width: 400, height: 300 };
const tip = { width: 60, height: 30 };
const control = (left: number, top: number) => ({ left, top, bottom: top + 40, width: 40 });

test.each([
  ['centred below its control', control(100, 100), 'below', { left: 90, top: 144 }],
  ['above where that is wished', control(100, 100), 'above', { left: 90, top: 66 }],
  ['above where there is no room below', control(100, 250), 'below', { left: 90, top: 216 }],
  ['below where there is no room above', control(100, 10), 'above', { left: 90, top: 54 }],
  ['within the window at its left', control(0, 100), 'below', { left: 4, top: 144 }],
  ['within the window at its right', control(360, 100), 'below', { left: 336, top: 144 }],
] as const)('a name stands %s', (_, at, wish, place) => {
  expect(placeTip(at, tip, view, wish)).toEqual(place);
});

test('a name wider than the window starts at its edge', () => {
  expect(placeTip(control(100, 100), { width: 500, height: 30 }, view, 'below').left).toBe(4);
});
