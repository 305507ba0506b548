import { describe, expect, it } from 'vitest';
import { settle } from './combobox.core.ts';

const OPTIONS = [
  { value: 'east', label: '东港区' },
  { value: 'north', label: '北山区' },
  { value: 'old', label: '旧区', disabled: true },
];

describe('settle', () => {
  it.each([
    ['takes the option that the text names', '北山区 ', OPTIONS, 'east', 'leave', 'north'],
    ['keeps what was chosen when the text names none', '北', OPTIONS, 'east', 'leave', 'east'],
    ['keeps nothing when nothing was chosen', '北', OPTIONS, null, 'leave', null],
    ['clears with the text', '', OPTIONS, 'east', 'leave', null],
    ['takes the only one left on Enter', '北', OPTIONS.slice(1), null, 'enter', 'north'],
    ['guesses among several on Enter no more than on leaving', '区', OPTIONS, null, 'enter', null],
    ['never takes a disabled one', '旧区', OPTIONS, 'east', 'leave', 'east'],
  ] as const)('%s', (_, text, shown, before, how, value) => {
    expect(settle(text, shown, before, how)).toBe(value);
  });
});
