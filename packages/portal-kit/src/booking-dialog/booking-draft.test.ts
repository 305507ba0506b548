import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Selection } from '../booking-calendar/core/calendar.types.ts';
import { draftSlot, stillFree } from './booking-draft.ts';
import { EMPTY_FIELDS } from './booking-fields.ts';

const range: Selection = {
  kind: 'range',
  from: { date: '2026-11-25', period: 2 },
  to: { date: '2026-11-27', period: 1 },
};
const draft = { fields: { ...EMPTY_FIELDS, applicantUnit: '澜图' }, selection: range };

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

test('reads back what was kept, each user a draft of their own', () => {
  draftSlot('u-demo').write(draft);
  expect(draftSlot('u-demo').read()).toEqual(draft);
  expect(draftSlot('u-staff').read()).toBeNull();
});

test.each([
  ['a missing field', { ...draft, fields: { applicantUnit: 'x' } }],
  ['a range the wrong way round', { ...draft, selection: { ...range, from: range.to, to: range.from } }],
  ['a date that does not exist', { ...draft, selection: { kind: 'start', at: { date: '2026-02-30', period: 1 } } }],
])('takes %s for no draft', (_, value) => {
  draftSlot('u-demo').write(value as never);
  expect(draftSlot('u-demo').read()).toBeNull();
});

test('a selection is kept only while all of it can still be booked', () => {
  expect(stillFree(range, { today: '2026-11-20', booked: [] })).toBe(range);
  const taken = [{ date: '2026-11-26', period: 1 as const }];
  expect(stillFree(range, { today: '2026-11-20', booked: taken })).toEqual({ kind: 'empty' });
  expect(stillFree(range, { today: '2026-11-25', booked: [] })).toEqual({ kind: 'empty' });
});
