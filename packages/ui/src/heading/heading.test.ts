import { expect, test } from 'vitest';
import { type HeadingLevel, type HeadingLook, lookOf } from './heading.core.ts';

const SIZES: HeadingLook[] = ['display', 'title', 'section', 'group', 'block', 'label'];

test('a deeper level never looks larger', () => {
  const levels: HeadingLevel[] = [1, 2, 3, 4, 5, 6];
  const sizes = levels.map((level) => SIZES.indexOf(lookOf(level)));
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  expect(sizes).not.toContain(-1);
});

test('display is for those who ask for it', () => {
  expect(lookOf(1)).toBe('title');
});
