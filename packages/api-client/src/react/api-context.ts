import { createContext, useContext } from 'react';
import type { Locale } from '../contract/contract.ts';
import type { SessionKeeper } from '../session/session-keeper.ts';
import type { Transport } from '../transport/transport.ts';

export interface Api {
  transport: Transport;
  /** Null on a server, which has no session. */
  session: SessionKeeper | null;
  locale: Locale;
}

export const ApiContext = createContext<Api | null>(null);

/** Value of the nearest `ApiProvider`. @throws Error without one */
export const useApi = (): Api => {
  const api = useContext(ApiContext);
  if (api === null) throw new Error('No ApiProvider above this component. Wrap the application in <ApiProvider>.');
  return api;
};
