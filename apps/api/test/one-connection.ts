import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { Readable } from 'node:stream';

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | Readable;
}

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A client that keeps one connection open and sends every request over it, as a pool of a proxy may. */
export const oneConnection = (origin: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Received> =>
    new Promise((resolve, reject) => {
      const sent = request(`${origin}${path}`, { agent, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      });
      // An upload that was refused may break off after its answer; one that broke off before it has none.
      sent.on('error', reject);
      if (body && 'pipe' in body) body.pipe(sent);
      else sent.end(body);
    });
  return { send, close: () => agent.destroy() };
};
