import './fake-dom.ts';

import { act, type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach } from 'vitest';
import { fakeBrowser, makeUser } from '../session/fake-browser.ts';
import type { SessionKeeper } from '../session/session-keeper.ts';
import { ApiError } from '../transport/api-error.ts';
import type { AnyInput } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import { ApiProvider } from './react.tsx';

export interface RecordedCall {
  path: string;
  input: AnyInput;
  options: CallOptions;
  answer: (body: unknown) => void;
  fail: (error: ApiError) => void;
}

interface Seen<T> {
  now: T | undefined;
}
const Probe = ({ useHook, seen }: { useHook: () => unknown; seen: Seen<unknown> }) => {
  seen.now = useHook();
  return null;
};
let probes = 0;
/** Exposes the current value of a hook to a test. */
export const probe = <T,>(useHook: () => T) => {
  const seen: Seen<T> = { now: undefined };
  probes += 1;
  return { seen, element: <Probe key={probes} useHook={useHook} seen={seen} /> };
};

/**
 * For tests of hooks: a page in strict mode, new for each test. Its requests wait in `calls` until the test answers
 * them. `fallback` holds what the server sent with the page.
 */
export const fakePage = () => {
  let cache = new Map();
  let root: Root | null = null;
  const page = {
    calls: [] as RecordedCall[],
    fallback: {} as Record<string, unknown>,
    session: null as unknown as SessionKeeper,
    wrap: (children: ReactNode) => (
      <StrictMode>
        <SWRConfig value={{ provider: () => cache, fallback: page.fallback, dedupingInterval: 0 }}>
          <ApiProvider transport={transport} session={page.session} locale="zh-CN">
            {children}
          </ApiProvider>
        </SWRConfig>
      </StrictMode>
    ),
    show: async (children: ReactNode) => {
      root ??= createRoot(document.getElementById('root') as HTMLElement);
      await act(async () => root?.render(page.wrap(children)));
    },
    /** Settles every pending request. */
    settleAll: (settle: (call: RecordedCall) => void) =>
      act(async () => {
        for (const call of page.calls.splice(0)) settle(call);
      }),
    answerAll: (body: unknown) => page.settleAll((call) => call.answer(body)),
    failAll: (error: ApiError) => page.settleAll((call) => call.fail(error)),
    signIn: () => act(async () => page.session.begin({ token: 't1', user_info: makeUser() })),
    /** Unmounts together with the page what the test hydrated itself. */
    adopt: (made: Root) => {
      root = made;
    },
  };
  const ask = (endpoint: { path: string }, input: AnyInput, options: CallOptions = {}) =>
    new Promise<unknown>((answer, fail) => {
      page.calls.push({ path: endpoint.path, input, options, answer, fail });
      options.signal?.addEventListener('abort', () => fail(new ApiError({ kind: 'aborted', call: endpoint.path })));
    });
  const transport: Transport = { call: ask as Transport['call'], download: ask as Transport['download'] };

  beforeEach(() => {
    cache = new Map();
    page.calls = [];
    page.fallback = {};
    page.session = fakeBrowser(async (token) => token).openTab().session;
  });
  afterEach(async () => {
    await act(async () => root?.unmount());
    root = null;
  });
  return page;
};
