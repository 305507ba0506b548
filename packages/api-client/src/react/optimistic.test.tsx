import './fake-dom.ts';

import { act } from 'react';
import { expect, test } from 'vitest';
import { useApplyPermission, useFileInfo } from '../file/file.hooks.ts';
import { usePolicy } from '../policy/policy.hooks.ts';
import { useBooking, useBookingPages, useBookings, useMoveBooking } from '../roadshow/roadshow.hooks.ts';
import { ApiError } from '../transport/api-error.ts';
import { fakePage, probe } from './fake-page.tsx';
import type { Read } from './read.ts';

const page = fakePage();
const info = { page_index: 1, page_size: 20, total: 2, total_capped: false, next_cursor: null };
const booking = (id: string, status = 'submitted') => ({ id, status, allowed: ['cancelled'] });
const list = () => ({ data: [booking('b-1'), booking('b-2')], page: info });
const cancel = { params: { booking_id: 'b-1' }, body: { status: 'cancelled' as const } };
const refusal = new ApiError({ kind: 'http', call: 'x', status: 422, code: 'transition_refused' });

const dataOf = <T,>(read: Read<T> | undefined): T | undefined => (read && 'data' in read ? read.data : undefined);
const everywhere = () =>
  probe(() => ({ move: useMoveBooking(), list: useBookings(), detail: useBooking('b-1'), grown: useBookingPages() }));
const shown = (now: ReturnType<typeof everywhere>['seen']['now']) => {
  const [bookings, detail, grown] = [dataOf(now?.list), dataOf(now?.detail), dataOf(now?.grown.read)];
  return [bookings?.data.map(({ status }) => status), detail?.status, grown?.items.map(({ status }) => status)];
};
const open = async () => {
  await page.signIn();
  const made = everywhere();
  await page.show(made.element);
  await page.settleAll(({ path, answer }) => answer(path.includes('{') ? { data: booking('b-1') } : list()));
  return made;
};
const BEFORE = [['submitted', 'submitted'], 'submitted', ['submitted', 'submitted']];
const AFTER = [['cancelled', 'submitted'], 'cancelled', ['cancelled', 'submitted']];

test('a cancellation is shown at once in the list, in the list that grows and in the booking itself', async () => {
  const { seen } = await open();
  expect(shown(seen.now)).toEqual(BEFORE);
  await act(async () => void seen.now?.move.send(cancel));
  expect(shown(seen.now)).toEqual(AFTER);
  expect(page.calls.map(({ path }) => path)).toEqual(['/roadshows/bookings/{booking_id}/status']);
  await page.answerAll({ data: booking('b-1', 'cancelled') });
  expect(shown(seen.now)).toEqual(AFTER);
  // What is true is the service's to say.
  const after = { data: [booking('b-1', 'cancelled'), booking('b-2', 'approved')], page: info };
  expect(page.calls.length).toBeGreaterThan(0);
  await page.settleAll(({ path, answer }) =>
    answer(path.includes('{') ? { data: booking('b-1', 'cancelled') } : after),
  );
  expect(shown(seen.now)).toEqual([['cancelled', 'approved'], 'cancelled', ['cancelled', 'approved']]);
});

test('one that is refused is taken back, with the error', async () => {
  const { seen } = await open();
  await act(async () => void seen.now?.move.send(cancel));
  expect(shown(seen.now)).toEqual(AFTER);
  await page.failAll(refusal);
  expect(shown(seen.now)).toEqual(BEFORE);
  expect(seen.now?.move.state).toEqual({ status: 'failed', error: refusal });
});

test('what an operator decides is shown when the service has agreed', async () => {
  const { seen } = await open();
  await act(async () => void seen.now?.move.send({ ...cancel, body: { status: 'approved' } }));
  expect(shown(seen.now)).toEqual(BEFORE);
});

test('a write that was shown as done is not called off when its component goes away', async () => {
  const { seen } = await open();
  await act(async () => void seen.now?.move.send(cancel));
  const [call] = page.calls;
  await page.show(null);
  expect(call?.options.signal?.aborted).toBe(false);
});

test('a file that was applied for says so wherever it stands, until that is refused', async () => {
  await page.signIn();
  const file = { id: 'f-1', permission_status: 'NONE' };
  const { seen, element } = probe(() => ({
    apply: useApplyPermission(),
    info: useFileInfo('f-1'),
    policy: usePolicy('p'),
  }));
  await page.show(element);
  await page.settleAll(({ path, answer }) => answer({ data: path.includes('files') ? file : { attachments: [file] } }));
  const status = () => {
    const { info, policy } = seen.now ?? {};
    return [dataOf(info), dataOf<unknown>(policy)].map((data) => JSON.stringify(data));
  };
  await act(async () => void seen.now?.apply.send({ params: { id: 'f-1' }, body: {} }));
  for (const text of status()) expect(text).toContain('"permission_status":"pending"');
  await page.failAll(refusal);
  for (const text of status()) expect(text).toContain('"permission_status":"NONE"');
});
