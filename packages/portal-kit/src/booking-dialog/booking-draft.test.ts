import { expect, test } from 'vitest';
import type { Selection } from '../booking-calendar/core/calendar.types.ts';
import { draftKey, parseDraft, stillFree } from './booking-draft.ts';
import { EMPTY_FIELDS } from './booking-fields.ts';

const range: Selection = {
  kind: 'range',
  from: { date: '2026-11-25', period: 2 },
  to: { date: '2026-11-27', period: 1 },
};
const draft = { version: 1, fields: { ...EMPTY_FIELDS, applicantUnit: '澜图' }, selection: range };

test('reads back what was kept', () => expect(parseDraft(JSON.stringify(draft))).toEqual(draft));

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another version', JSON.stringify({ ...draft, version: 2 })],
  ['a missing field', JSON.stringify({ ...draft, fields: { applicantUnit: 'x' } })],
  [
    'a range the wrong way round',
    JSON.stringify({ ...draft, selection: { ...range, from: range.to, to: range.from } }),
  ],
  [
    'a date that does not exist',
    JSON.stringify({ ...draft, selection: { kind: 'start', at: { date: '2026-02-30', period: 1 } } }),
  ],
])('takes %s for no draft', (_, stored) => expect(parseDraft(stored)).toBeNull());

test('each user has a draft of their own', () => {
  expect(new Set([draftKey('u-demo'), draftKey('u-staff'), draftKey(null)]).size).toBe(3);
});

test('a selection is kept only while all of it can still be booked', () => {
  expect(stillFree(range, { today: '2026-11-20', booked: [] })).toBe(range);
  const taken = [{ appointment_date: '2026-11-26', period: 1 as const }];
  expect(stillFree(range, { today: '2026-11-20', booked: taken })).toEqual({ kind: 'empty' });
  expect(stillFree(range, { today: '2026-11-25', booked: [] })).toEqual({ kind: 'empty' });
});
