import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Selection } from '../booking-calendar/core/calendar.types.ts';
import { draftSlot, stillFree } from './booking-draft.ts';
import { emptyValues } from './booking-values.ts';
import { bookingFields } from './core/booking-fields.ts';
import { HARBOUR_HALL } from './zone-fixture.ts';

const range: Selection = {
  kind: 'range',
  from: { date: '2026-11-25', period: 2 },
  to: { date: '2026-11-27', period: 1 },
};
const draft = { fields: { ...emptyValues(bookingFields), applicantUnit: '澜图' }, selection: range };

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
  draftSlot(bookingFields, 'u-demo').write(draft);
  expect(draftSlot(bookingFields, 'u-demo').read()).toEqual(draft);
  expect(draftSlot(bookingFields, 'u-staff').read()).toBeNull();
});

test.each([
  ['a missing field', { ...draft, fields: { applicantUnit: 'x' } }],
  ['a range the wrong way round', { ...draft, selection: { ...range, from: range.to, to: range.from } }],
  ['a date that does not exist', { ...draft, selection: { kind: 'start', at: { date: '2026-02-30', period: 1 } } }],
])('takes %s for no draft', (_, value) => {
  draftSlot(bookingFields, 'u-demo').write(value as never);
  expect(draftSlot(bookingFields, 'u-demo').read()).toBeNull();
});

test('restores what was stored before fields could be defined', () => {
  const fields = {
    applicantUnit: '澜图',
    registeredAddress: '观潮街22号',
    creditCode: '91330100799655058A',
    roadshow_title: '',
    contact_person: '',
    phone: '',
    attendance: '120',
    roadshowContent: '',
    equipment: ['audio'],
    creditCodeConfirmed: '91330100799655058A',
  };
  texts.set('zonekit.booking-draft.u-old', JSON.stringify({ version: 1, value: { fields, selection: range } }));
  expect(draftSlot(bookingFields, 'u-old').read()).toEqual({ fields, selection: range });
});

test('keeps the drafts of other fields and of their other versions apart', () => {
  const own = {
    fields: { ...emptyValues(HARBOUR_HALL), ship: '远洋号', layout: 'rows', needs: ['lunch'] },
    selection: range,
  };
  draftSlot(bookingFields, 'u-demo').write(draft);
  expect(draftSlot(HARBOUR_HALL, 'u-demo').read()).toBeNull();
  draftSlot(HARBOUR_HALL, 'u-demo').write(own);
  expect(draftSlot(HARBOUR_HALL, 'u-demo').read()).toEqual(own);
  expect(draftSlot(bookingFields, 'u-demo').read()).toEqual(draft);
  expect(draftSlot({ ...HARBOUR_HALL, version: 2 }, 'u-demo').read()).toBeNull();
  draftSlot(HARBOUR_HALL, 'u-demo').write({ ...own, fields: { ...own.fields, layout: 'circle' } });
  expect(draftSlot(HARBOUR_HALL, 'u-demo').read()).toBeNull();
});

test('a selection is kept only while all of it can still be booked', () => {
  expect(stillFree(range, { today: '2026-11-20', booked: [] })).toBe(range);
  const taken = [{ date: '2026-11-26', period: 1 as const }];
  expect(stillFree(range, { today: '2026-11-20', booked: taken })).toEqual({ kind: 'empty' });
  expect(stillFree(range, { today: '2026-11-25', booked: [] })).toEqual({ kind: 'empty' });
});
