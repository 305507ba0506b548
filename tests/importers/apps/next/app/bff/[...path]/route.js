import { createGateway } from '@zonekit/api-client/gateway';

const gateway = createGateway({
  baseUrls: { fallback: process.env.ZONE_API },
  clientId: process.env.ZONE_CLIENT_ID ?? 'zonekit-portal',
  secret: process.env.ZONE_SECRET ?? 'demo-secret',
  origin: process.env.ZONE_ORIGIN,
});

/** The last address of the header is from the zone's own proxy; those before it may be anything. */
const addressOf = (request) => request.headers.get('x-forwarded-for')?.split(',').at(-1).trim() ?? '127.0.0.1';
const answer = (request) => gateway(request, addressOf(request));

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
