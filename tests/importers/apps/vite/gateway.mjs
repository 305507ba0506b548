// The zone's gateway on Node: signs the requests of pages and keeps logins in an HttpOnly cookie.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGateway } from '@zonekit/api-client/gateway';

/** @param service base URL of the service: `https://zone.example/api` */
export const nodeGateway = (service) => {
  const gateway = createGateway({
    baseUrls: { fallback: service },
    clientId: process.env.ZONE_CLIENT_ID ?? 'zonekit-portal',
    secret: process.env.ZONE_SECRET ?? 'demo-secret',
    path: '/bff',
  });
  return async (request, response) => {
    const { method, url, headers, socket } = request;
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const body = ['GET', 'HEAD'].includes(method) ? null : Readable.toWeb(request);
    const call = new Request(`http://${headers.host}${url}`, {
      method,
      headers,
      body,
      duplex: 'half',
      signal: gone.signal,
    });
    const answer = await gateway(call, socket.remoteAddress);
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (answer.body) await pipeline(Readable.fromWeb(answer.body), response);
    else response.end();
  };
};
