'use client';
import { type ReactNode, useMemo } from 'react';
import type { Locale } from '../contract/contract.ts';
import type { SessionKeeper } from '../session/session-keeper.ts';
import type { Transport } from '../transport/transport.ts';
import { ApiContext } from './api-context.ts';

export { type SessionState, useSession, useUserId } from '../session/session.hooks.ts';
export { type Api, useApi } from './api-context.ts';
export { type OptimisticUpdate, optimistic } from './optimistic.ts';
export { prefetch } from './prefetch.ts';
export { mapRead, type Read } from './read.ts';
export { readKey, type Scope } from './read-key.ts';
export { usePrefetchOnIdle, usePrefetchOnIntent } from './use-prefetch.ts';
export { type ReadOptions, useRead } from './use-read.ts';
export { type ListPages, type Pages, useReadPages } from './use-read-pages.ts';
export { useRefresh } from './use-refresh.ts';
export { type Outcome, useWrite, type Write, type Writer } from './use-write.ts';

interface ApiProviderProps {
  transport: Transport;
  /** Null on a server. */
  session: SessionKeeper | null;
  locale: Locale;
  children: ReactNode;
}

/** Provides transport, session and locale to the hooks below. */
export const ApiProvider = ({ transport, session, locale, children }: ApiProviderProps) => {
  const api = useMemo(() => ({ transport, session, locale }), [transport, session, locale]);
  return <ApiContext value={api}>{children}</ApiContext>;
};
