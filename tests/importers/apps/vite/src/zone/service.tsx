import { refreshToken } from '@zonekit/api-client/auth/client';
import { ApiProvider } from '@zonekit/api-client/react';
import { browserSession } from '@zonekit/api-client/session/browser';
import { createTransport, type Transport } from '@zonekit/api-client/transport';
import type { ReactNode } from 'react';

const session = browserSession(() => refreshToken(transport));
const transport: Transport = createTransport({
  baseUrls: { fallback: '/api' },
  clientId: 'zonekit-portal',
  secret: 'demo-secret',
  locale: () => 'en',
  token: session.token,
  renewToken: session.renewToken,
  onUnauthenticated: (_, refused) => session.end('unauthenticated', refused),
});

/** One transport and one session for the hooks of all domains. */
export function Service({ children }: { children: ReactNode }) {
  return (
    <ApiProvider transport={transport} session={session} locale="en">
      {children}
    </ApiProvider>
  );
}
