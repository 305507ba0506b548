import { expect, test, vi } from 'vitest';
import { ApiError } from '../transport/api-error.ts';
import type { Transport } from '../transport/transport.ts';
import { getCalendar, pagesAfterFirst } from './roadshow.client.ts';
import { conflictOf } from './roadshow.conflict.ts';

test.each([
  [0, []],
  [99, []],
  [100, [2]],
  [124, [2]],
  [298, [2, 3, 4]],
])('%d half-days have pages %j after the first', (total, pages) => {
  expect(pagesAfterFirst({ total, page_size: 99 })).toEqual(pages);
});

test('a calendar of two full months is read from all its pages, in order', async () => {
  const days = Array.from({ length: 124 }, (_, index) => ({ appointment_date: '2026-12-01', period: 1, index }));
  const call = vi.fn(async (_, { query }) => {
    const data = days.slice((query.page_index - 1) * 99, query.page_index * 99);
    return {
      data,
      page: { page_index: query.page_index, page_size: 99, total: 124, total_capped: false, next_cursor: null },
    };
  });
  const transport: Transport = { call: call as Transport['call'], download: vi.fn() };
  expect(await getCalendar(transport, '2026-12-01', '2027-01-31')).toEqual(days);
  expect(call).toHaveBeenCalledTimes(2);
});

test('a conflict tells what is gone and what is free; any other error tells neither', () => {
  const details = { conflicts: [{ appointment_date: '2026-12-01', period: 1 }], nearest_free: [] };
  const conflict = new ApiError({ kind: 'http', call: 'POST /a', status: 409, code: 'conflict', details });
  expect(conflictOf(conflict)).toEqual(details);
  expect(conflictOf(new ApiError({ kind: 'http', call: 'POST /a', status: 409, code: 'conflict' }))).toBeNull();
  expect(conflictOf(new ApiError({ kind: 'network', call: 'POST /a' }))).toBeNull();
});
