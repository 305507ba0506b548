import type { Locale } from '@zonekit/api-client/contract';
import { browserSession } from '@zonekit/api-client/session/browser';
import type { SessionKeeper } from '@zonekit/api-client/session/keeper';
import type { Transport } from '@zonekit/api-client/transport';
import type { ApiError } from '@zonekit/api-client/transport/error';
import { lazyTransport } from '@zonekit/api-client/transport/lazy';
import { randomUuid } from '@zonekit/api-client/transport/random-id';
import type { PublicConfig } from '../config.ts';

export interface Client {
  transport: Transport;
  session: SessionKeeper;
}

export interface ClientEvents {
  onError: (error: ApiError) => void;
  onMessage: (message: string) => void;
}

/** The browser's way to the service, itself or by the portal's server. Signing, schemas and the rest of it come with the first call. */
export const createClient = (config: PublicConfig, locale: Locale, events: ClientEvents): Client => {
  const session = browserSession(() =>
    import('@zonekit/api-client/auth/client').then(({ refreshToken }) => refreshToken(transport)),
  );
  /** The 401 that ended the session; its notice is shown once, whether its call was quiet or not. */
  let ending: ApiError | null = null;
  const transport: Transport = lazyTransport(async () => {
    const { ensureDeviceId } = await import('@zonekit/portal-kit/device-storage/core');
    const options = {
      baseUrls: config.api,
      locale: () => locale,
      token: session.token,
      deviceId: () => ensureDeviceId(randomUuid),
      renewToken: session.renewToken,
      onUnauthenticated: (error: ApiError, refused: string) => {
        if (!session.end('unauthenticated', refused)) return;
        ending = error;
        events.onError(error);
      },
      onError: (error: ApiError) => {
        if (error !== ending) events.onError(error);
      },
      onMessage: events.onMessage,
    };
    if (config.transport === 'gateway') {
      const { createGatewayTransport } = await import('@zonekit/api-client/transport/gateway');
      return createGatewayTransport(options);
    }
    const { createTransport } = await import('@zonekit/api-client/transport');
    return createTransport({ ...options, clientId: config.clientId, secret: config.clientSecret });
  });
  return { transport, session };
};
