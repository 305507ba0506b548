import './fake-dom.ts';

import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import {
  useAddresses,
  useEditUser,
  useEnterprise,
  useRequestDeletion,
  useSetAddressStatus,
  useSwitchEnterprise,
} from '../account/account.hooks.ts';
import { useLogin, useLogout } from '../auth/auth.hooks.ts';
import { type FileState, useFile } from '../file/file.hooks.ts';
import { policyEndpoints } from '../policy/policy.contract.ts';
import { usePolicies, usePolicy, useProfile, useRecommendations, useSaveProfile } from '../policy/policy.hooks.ts';
import { useBookingState, useCalendar, useCreateBooking } from '../roadshow/roadshow.hooks.ts';
import { makeUser } from '../session/fake-browser.ts';
import { useSession } from '../session/session.hooks.ts';
import { ApiError } from '../transport/api-error.ts';
import { fakePage, probe } from './fake-page.tsx';
import type { Read } from './read.ts';
import { readKey } from './read-key.ts';
import { useReadPages } from './use-read-pages.ts';

const page = fakePage();
const { show, answerAll, failAll, signIn, wrap } = page;

const statuses: string[] = [];
const Who = () => {
  const { status } = useSession();
  statuses.push(status);
  return <b>{status}</b>;
};

describe('a session', () => {
  test('is unknown while the page comes alive, without a mismatch, and known right after', async () => {
    page.session.begin({ token: 't1', user_info: makeUser() });
    const container = document.createElement('div');
    container.innerHTML = renderToString(wrap(<Who />));
    expect(container.textContent).toBe('unknown');
    const mismatch = vi.fn();
    statuses.length = 0;
    await act(async () => {
      page.adopt(hydrateRoot(container, wrap(<Who />), { onRecoverableError: mismatch }));
    });
    expect(statuses[0]).toBe('unknown');
    expect(container.textContent).toBe('signed-in');
    expect(mismatch).not.toHaveBeenCalled();
  });

  test('begins with a login and ends with a logout, whatever the service says to that', async () => {
    const { seen, element } = probe(() => ({ login: useLogin(), logout: useLogout(), session: useSession() }));
    await show(element);
    expect(seen.now?.session.status).toBe('anonymous');
    const body = { account: 'demo', password: 'x', captcha_id: 'c', captcha_code: 'ABCD' };
    await act(async () => void seen.now?.login.send({ body }));
    expect(seen.now?.login.state.status).toBe('sending');
    await answerAll({ data: { token: 't9', user_info: makeUser() } });
    expect(seen.now?.session).toMatchObject({ status: 'signed-in', user: { user_id: 'u-demo' } });
    expect(page.session.token()).toBe('t9');
    let left: Promise<string | null> | undefined;
    await act(async () => {
      left = seen.now?.logout();
    });
    await failAll(new ApiError({ kind: 'network', call: 'x' }));
    expect(await left).toBeNull();
    expect(seen.now?.session.status).toBe('anonymous');
  });
});

describe('a read', () => {
  test('loads, is ready, and shows the last list, marked stale, while the next one loads', async () => {
    const { seen, element } = probe(() => usePolicies({ page_index: 1 }));
    await show(element);
    expect(seen.now?.status).toBe('loading');
    const first = { data: [], page: { page_index: 1 }, facets: {} };
    await answerAll(first);
    expect(seen.now).toMatchObject({ status: 'ready', data: first, stale: false });
    await act(async () => seen.now?.reload());
    expect(seen.now).toMatchObject({ status: 'ready', stale: true });
  });

  test('never shows the document before under the address of another one', async () => {
    let id = 'p-1';
    const { seen, element } = probe(() => usePolicy(id));
    await show(element);
    await answerAll({ data: { title: 'one' } });
    expect(seen.now).toMatchObject({ status: 'ready', data: { title: 'one' } });
    id = 'p-2';
    await show(probe(() => null).element);
    const next = probe(() => usePolicy(id));
    await show(next.element);
    expect(next.seen.now?.status).toBe('loading');
  });

  test('that the server has sent is not asked for again', async () => {
    const key = readKey(policyEndpoints.listPolicies, { query: { page_index: 1 } }, { locale: 'zh-CN', userId: null });
    page.fallback = { [key]: { data: ['served'] } };
    const { seen, element } = probe(() => usePolicies({ page_index: 1 }));
    await show(element);
    expect(seen.now).toMatchObject({ status: 'ready', data: { data: ['served'] }, stale: false });
    expect(page.calls).toHaveLength(0);
  });

  test('that differs by user shows what everybody sees until the own answer is there', async () => {
    const key = readKey(policyEndpoints.getPolicy, { params: { data_id: 'p-1' } }, { locale: 'zh-CN', userId: null });
    page.fallback = { [key]: { data: { title: 'for all' } } };
    await signIn();
    const { seen, element } = probe(() => usePolicy('p-1'));
    await show(element);
    expect(seen.now).toMatchObject({ status: 'ready', data: { title: 'for all' }, stale: true });
    // SWR asks after the next frame where there is something to show.
    await vi.waitFor(() => expect(page.calls).not.toHaveLength(0));
    await answerAll({ data: { title: 'mine' } });
    expect(seen.now).toMatchObject({ status: 'ready', data: { title: 'mine' }, stale: false });
  });

  test('that needs a login is idle for a visitor and asked as soon as somebody is signed in', async () => {
    const { seen, element } = probe(() => [useProfile(), useProfile(false)] as [Read<unknown>, Read<unknown>]);
    await show(element);
    expect(seen.now?.map(({ status }) => status)).toEqual(['idle', 'idle']);
    await signIn();
    expect(seen.now?.map(({ status }) => status)).toEqual(['loading', 'idle']);
    await answerAll({ data: null });
    expect(seen.now?.[0]).toMatchObject({ status: 'ready', data: null });
  });

  test('that failed says so, is not tried again by itself, and can be asked again', async () => {
    const { seen, element } = probe(() => usePolicy('p-1'));
    await show(element);
    const error = new ApiError({ kind: 'http', call: 'x', status: 500 });
    await failAll(error);
    expect(seen.now).toMatchObject({ status: 'failed', error });
    await act(async () => seen.now?.reload());
    expect(seen.now?.status).toBe('loading');
    await answerAll({ data: { title: 'one' } });
    expect(seen.now?.status).toBe('ready');
  });
});

test('a list that grows asks for the page after the last one until there is none', async () => {
  const { seen, element } = probe(() => useReadPages(policyEndpoints.listPolicies, { query: { q: 'a' } }));
  const pageUntil = (next_cursor: string | null) => ({
    page_index: 1,
    page_size: 1,
    total: 2,
    total_capped: false,
    next_cursor,
  });
  await show(element);
  expect(seen.now?.read.status).toBe('loading');
  await answerAll({ data: ['one'], page: pageUntil('c1') });
  expect(seen.now?.read).toMatchObject({ status: 'ready', data: { items: ['one'], hasMore: true } });
  await act(async () => seen.now?.more());
  expect(page.calls.map(({ input }) => input.query)).toEqual([{ q: 'a', cursor: 'c1' }]);
  expect(seen.now?.read).toMatchObject({ status: 'ready', data: { items: ['one'] }, stale: true });
  await answerAll({ data: ['two'], page: pageUntil(null) });
  expect(seen.now?.read).toMatchObject({
    status: 'ready',
    data: { items: ['one', 'two'], hasMore: false },
    stale: false,
  });
  await act(async () => seen.now?.more());
  expect(page.calls).toHaveLength(0);
});

describe('a write', () => {
  const body = { organization: 'a' } as never;

  test('sent twice while under way is one, and after no answer goes under the same key', async () => {
    await signIn();
    const { seen, element } = probe(() => useCreateBooking());
    await show(element);
    await act(async () => {
      void seen.now?.send({ body });
      void seen.now?.send({ body });
    });
    expect(page.calls).toHaveLength(1);
    const first = page.calls[0]?.options.idempotencyKey;
    await failAll(new ApiError({ kind: 'timeout', call: 'x' }));
    expect(seen.now?.state).toMatchObject({ status: 'failed', error: { kind: 'timeout' } });
    await act(async () => void seen.now?.send({ body }));
    expect(page.calls[0]?.options.idempotencyKey).toBe(first);
    await answerAll({ data: { id: 'b-1' } });
    expect(seen.now?.state).toEqual({ status: 'done', data: { id: 'b-1' } });
    await act(async () => void seen.now?.send({ body }));
    expect(page.calls.at(-1)?.options.idempotencyKey).not.toBe(first);
  });

  test('is aborted when its component goes away', async () => {
    await signIn();
    const { seen, element } = probe(() => useCreateBooking());
    await show(element);
    let ended: Promise<unknown> | undefined;
    await act(async () => {
      ended = seen.now?.send({ body });
    });
    await show(null);
    expect(await ended).toEqual({ status: 'aborted' });
  });

  test('of a booking asks for the calendar again, done or taken by somebody else', async () => {
    await signIn();
    const { seen, element } = probe(() => ({
      write: useCreateBooking(),
      calendar: useCalendar('2026-12-01', '2026-12-31'),
    }));
    const info = { page_index: 1, page_size: 99, total: 0, total_capped: false, next_cursor: null };
    await show(element);
    await answerAll({ data: [], page: info });
    for (const outcome of ['conflict', 'done']) {
      await act(async () => void seen.now?.write.send({ body }));
      const [call] = page.calls.splice(0);
      const error = new ApiError({ kind: 'http', call: 'x', status: 409, code: 'conflict' });
      await act(async () => (outcome === 'done' ? call?.answer({ data: {} }) : call?.fail(error)));
      expect(page.calls.map(({ path }) => path)).toEqual(['/roadshows/calendar']);
      await answerAll({ data: [], page: info });
    }
  });

  // Cause: whether bookings are open was read once, so that a dialog opened before they closed stayed open to be refused.
  test('of a booking refused as closed reads at once whether bookings are open', async () => {
    await signIn();
    const { seen, element } = probe(() => ({ write: useCreateBooking(), state: useBookingState() }));
    await show(element);
    await answerAll({ data: { open: true } });
    await act(async () => void seen.now?.write.send({ body }));
    await failAll(new ApiError({ kind: 'http', call: 'x', status: 403, code: 'booking_closed' }));
    expect(page.calls.map(({ path }) => path)).toEqual(['/roadshows/status']);
    await answerAll({ data: { open: false } });
    expect(seen.now?.state).toMatchObject({ status: 'ready', data: { open: false } });
  });

  test('of the profile asks for the recommendations again', async () => {
    await signIn();
    const { seen, element } = probe(() => ({ write: useSaveProfile(), matches: useRecommendations() }));
    await show(element);
    await answerAll({ data: { matches: [] } });
    await act(async () => void seen.now?.write.send({ body: {} as never }));
    await answerAll({ data: {} });
    expect(page.calls.map(({ path }) => path)).toEqual(['/policies/recommends']);
  });
});

describe('whether bookings are open', () => {
  test('is read again every 30 seconds while it is shown', async () => {
    vi.useFakeTimers();
    try {
      const { seen, element } = probe(useBookingState);
      await show(element);
      await answerAll({ data: { open: true } });
      await act(() => vi.advanceTimersByTimeAsync(29_000));
      expect(page.calls).toEqual([]);
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      expect(page.calls.map(({ path }) => path)).toEqual(['/roadshows/status']);
      await answerAll({ data: { open: false } });
      expect(seen.now).toMatchObject({ data: { open: false } });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('an account', () => {
  test('asks for its addresses again after one has changed', async () => {
    await signIn();
    const { seen, element } = probe(() => ({ list: useAddresses(), status: useSetAddressStatus() }));
    await show(element);
    await answerAll({ data: [{ address_id: 'a-1' }] });
    expect(seen.now?.list).toMatchObject({ status: 'ready', data: [{ address_id: 'a-1' }] });
    await act(async () => void seen.now?.status.send({ body: { address_id: 'a-1', status: 'deleted' } }));
    await answerAll({ data: [] });
    expect(page.calls.map(({ path }) => path)).toEqual(['/users/users/addresses/list']);
    await answerAll({ data: [] });
    expect(seen.now?.list).toMatchObject({ data: [] });
  });

  test('that acts for another enterprise keeps its token and asks for that enterprise', async () => {
    await signIn();
    const { seen, element } = probe(() => ({ enterprise: useEnterprise(), act: useSwitchEnterprise() }));
    await show(element);
    await answerAll({ data: { name: 'one' } });
    let switched: Promise<void> | undefined;
    await act(async () => {
      switched = seen.now?.act('e-2');
    });
    await answerAll({ data: { token: 't2', user_info: makeUser() } });
    expect(page.session.token()).toBe('t2');
    expect(page.calls.map(({ path }) => path)).toEqual(['/users/enterprises/detail']);
    await answerAll({ data: { name: 'two' } });
    await act(async () => switched);
    expect(seen.now?.enterprise).toMatchObject({ status: 'ready', data: { name: 'two' } });
  });

  test('that is edited or deleted is so in the header at once', async () => {
    await signIn();
    const { seen, element } = probe(() => ({ edit: useEditUser(), end: useRequestDeletion(), who: useSession() }));
    await show(element);
    await act(async () => void seen.now?.edit.send({ body: { name: '林越' } }));
    await answerAll({ data: makeUser({ name: '林越' }) });
    expect(seen.now?.who.user?.name).toBe('林越');
    await act(async () => void seen.now?.end.send({ body: { password: 'x' } }));
    await answerAll({ data: { delete_at: '2026-11-27T09:00:00+08:00' } });
    expect(seen.now?.who.status).toBe('anonymous');
  });
});

test('a file is asked for while it is shown, and let go of with its viewer', async () => {
  const { seen, element } = probe<{ state: FileState }>(() => useFile('f-1'));
  await show(element);
  expect(seen.now?.state.status).toBe('loading');
  const last = page.calls.at(-1);
  await act(async () =>
    last?.fail(new ApiError({ kind: 'http', call: 'x', status: 412, data: { permission_status: 'NONE' } })),
  );
  expect(seen.now?.state).toEqual({ status: 'permission', permission: 'NONE' });
  await show(null);
  expect(last?.options.signal?.aborted).toBe(true);
});
