import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isoDate } from './contract.ts';

test.each(['2026-11-20', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is a date', (text) => {
  expect(z.safeParse(isoDate, text).success).toBe(true);
});

test.each([
  '0000-01-01',
  '2026-02-29',
  '1900-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '2026-11-20T00:00:00Z',
  '',
])('%j is no date: the calendar lacks it, or it is written otherwise', (text) => {
  expect(z.safeParse(isoDate, text).success).toBe(false);
});
