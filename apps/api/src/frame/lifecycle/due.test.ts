import { expect, it } from 'vitest';
import { dueAfter } from './due.ts';

it.each([
  ['a Friday, one day', '2026-11-20T10:00:00+08:00', 1, '2026-11-23'],
  ['after eleven at night it is still that day in Shanghai', '2026-11-19T23:30:00+08:00', 1, '2026-11-20'],
  ['the morning after midnight UTC belongs to the next day', '2026-11-19T16:30:00Z', 1, '2026-11-23'],
  ['the week of the National Day is passed over', '2026-09-30T09:00:00+08:00', 1, '2026-10-08'],
  ['a Saturday that is worked in its stead counts', '2026-10-09T09:00:00+08:00', 1, '2026-10-10'],
])('%s', (_what, at, workdays, day) => {
  expect(dueAfter(new Date(at), workdays)).toBe(`${day}T18:00:00+08:00`);
});
