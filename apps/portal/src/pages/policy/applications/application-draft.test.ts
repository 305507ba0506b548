import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftSlot } from './application-draft.ts';

const draft = {
  values: { contact_person: '林知远', contact_phone: '138', amount: '', statement: '半句', materials: ['', 'f-2'] },
  base: { id: 'a-1', version: 3 },
  at: '2026-11-20T06:32:00.000Z',
};
const KEY = 'zonekit.application-draft.u-1.c-1';
const texts = new Map<string, string>();
const read = (user = 'u-1', call = 'c-1', materials = 2) => draftSlot(user, call, materials).read();

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
    expect(draftSlot('u-1', 'c-1', 2).write(draft)).toBe(true);
    expect(read()).toEqual(draft);
    expect(read('u-2')).toBeNull();
    expect(read('u-1', 'c-2')).toBeNull();
  });

  test('has as many materials as the call asks for now', () => {
    draftSlot('u-1', 'c-1', 2).write(draft);
    expect(read('u-1', 'c-1', 3)?.values.materials).toEqual(['', 'f-2', '']);
  });

  test('is gone when it is forgotten', () => {
    draftSlot('u-1', 'c-1', 2).write(draft);
    draftSlot('u-1', 'c-1', 0).remove();
    expect(read()).toBeNull();
  });

  test('comes back from before drafts said when they were typed', () => {
    const { at: _, ...first } = draft;
    texts.set(KEY, JSON.stringify({ version: 1, value: first }));
    expect(read()).toEqual({ ...first, at: expect.stringMatching(/^20\d\d-/) });
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 3, value: draft })],
    ['a missing field', JSON.stringify({ version: 2, value: { ...draft, values: { statement: '' } } })],
    [
      'a text beyond what a form takes',
      JSON.stringify({
        version: 2,
        value: { ...draft, values: { ...draft.values, statement: 'x'.repeat(4001) } },
      }),
    ],
  ])('is not there where %s is kept', (_, stored) => {
    if (stored !== null) texts.set(KEY, stored);
    expect(read()).toBeNull();
  });
});
