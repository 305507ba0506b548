import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AVATAR_TONES, initials, toneOf } from './initials.ts';

test.each([
  ['林知远', '知远'],
  ['王芳', '王芳'],
  ['欧阳震华', '震华'],
  ['Maria da Silva', 'MS'],
  ['ada', 'A'],
  ['买买提·艾力', '艾力'],
  ['东港澜图智能装备有限公司', '公司'],
  ['𠮷野', '𠮷野'],
  ['  ', ''],
])('%s is shown as %s', (name, shown) => {
  expect(initials(name)).toBe(shown);
});

test('a name never needs more than two signs, and never half of one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const shown = initials(name);
      expect(shown).not.toMatch(/\p{Surrogate}/u);
      // A letter may have two in upper case (ß).
      expect(Array.from(shown).length).toBeLessThanOrEqual(4);
    }),
  );
});

test('the tone of a name is always the same, and names share them out', () => {
  const names = Array.from({ length: 500 }, (_, index) => `企业${index}`);
  const counts = AVATAR_TONES.map((tone) => names.filter((name) => toneOf(name) === tone).length);
  expect(Math.min(...counts)).toBeGreaterThan(60);
  expect(toneOf('林知远')).toBe(toneOf('林知远'));
});
