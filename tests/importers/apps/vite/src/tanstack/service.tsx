import { refreshToken } from '@zonekit/api-client/auth/client';
import { ApiProvider } from '@zonekit/api-client/react';
import { browserSession } from '@zonekit/api-client/session/browser';
import type { Transport } from '@zonekit/api-client/transport';
import { createGatewayTransport } from '@zonekit/api-client/transport/gateway';
import type { ReactNode } from 'react';

const session = browserSession(() => refreshToken(transport));
const transport: Transport = createGatewayTransport({
  baseUrls: { fallback: '/bff' },
  locale: () => 'en',
  token: session.token,
  renewToken: session.renewToken,
  onUnauthenticated: (_, refused) => session.end('unauthenticated', refused),
});

/** The hooks' requests go to the zone's own server, which signs them: the page has neither secret nor token. */
export function Service({ children }: { children: ReactNode }) {
  return (
    <ApiProvider transport={transport} session={session} locale="en">
      {children}
    </ApiProvider>
  );
}
