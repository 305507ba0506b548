import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIELD, nextField, type PanoramaScene, waysOf } from './tour.ts';

const makeScene = (id: string, ...to: string[]): PanoramaScene => ({
  id,
  name: `场景${id}`,
  description: '',
  picture: '',
  ways: to.map((target) => ({ to: target, yaw: 0, pitch: 0 })),
});

test.each([
  ['enlarging narrows the view', 90, 1, 75],
  ['reducing widens it', 90, -1, 105],
  ['it ends at the narrowest', 45, 1, 40],
  ['it ends at the widest', 110, -1, 110],
] as const)('%s', (_, now, direction, expected) => expect(nextField(now, direction)).toBe(expected));

test('a field of view never leaves its bounds', () => {
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 500 }), fc.constantFrom(1 as const, -1 as const), (now, direction) => {
      const next = nextField(now, direction);
      expect(next).toBeGreaterThanOrEqual(FIELD.least);
      expect(next).toBeLessThanOrEqual(FIELD.most);
    }),
  );
});

test('ways lead to scenes that exist, by their names', () => {
  const scenes = [makeScene('a', 'b', 'gone', 'a'), makeScene('b')];
  expect(scenes.map((scene) => waysOf(scene, scenes))).toEqual([[{ to: 'b', yaw: 0, pitch: 0, name: '场景b' }], []]);
});
