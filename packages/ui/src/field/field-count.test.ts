import { describe, expect, it } from 'vitest';
import { countCharacters } from './field-count.core.ts';

describe('countCharacters', () => {
  it.each([
    ['', 0],
    ['东港澜图', 4],
    ['𠮷野家', 3],
    ['一\r\n二', 3],
    ['a b', 3],
  ])('counts %j as %i', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });
});
