import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetKept, keep, loadKept } from './application-draft.ts';

const draft = {
  values: { contact_person: '林知远', contact_phone: '138', amount: '', statement: '半句', materials: ['', 'f-2'] },
  base: { id: 'a-1', version: 3 },
};
const KEY = 'zonekit.application-draft.u-1.c-1';
const texts = new Map<string, string>();

beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }),
);
afterEach(() => {
  texts.clear();
  vi.unstubAllGlobals();
});

describe('what was typed of an application', () => {
  test('is read back, half typed as it was, by who typed it, for that call', () => {
    expect(keep('u-1', 'c-1', draft)).toBe(true);
    expect(loadKept('u-1', 'c-1', 2)).toEqual(draft);
    expect(loadKept('u-2', 'c-1', 2)).toBeNull();
    expect(loadKept('u-1', 'c-2', 2)).toBeNull();
  });

  test('has as many materials as the call asks for now', () => {
    keep('u-1', 'c-1', draft);
    expect(loadKept('u-1', 'c-1', 3)?.values.materials).toEqual(['', 'f-2', '']);
  });

  test('is gone when it is forgotten', () => {
    keep('u-1', 'c-1', draft);
    forgetKept('u-1', 'c-1');
    expect(loadKept('u-1', 'c-1', 2)).toBeNull();
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 2, value: draft })],
    ['a missing field', JSON.stringify({ version: 1, value: { ...draft, values: { statement: '' } } })],
    [
      'a text beyond what a form takes',
      JSON.stringify({
        version: 1,
        value: { ...draft, values: { ...draft.values, statement: 'x'.repeat(4001) } },
      }),
    ],
  ])('is not there where %s is kept', (_, stored) => {
    if (stored !== null) texts.set(KEY, stored);
    expect(loadKept('u-1', 'c-1', 2)).toBeNull();
  });
});
