import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import type { FastifyInstance } from 'fastify';

/** Its host is never looked up: the request does not leave the process. */
export const IN_PROCESS = 'http://in-process.invalid';

/** `fetch` straight into the routes of a Fastify app, for a service that is mounted on the same one. Answers are streamed. */
export const injectFetch =
  (app: FastifyInstance): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    // A file on its way is handed on as it comes; all else is short.
    const streamed = init?.body instanceof ReadableStream && request.body !== null;
    const body = streamed ? Readable.fromWeb(request.body as ReadableStream) : Buffer.from(await request.arrayBuffer());
    const answer = await app.inject({
      payloadAsStream: true,
      method: request.method as 'GET',
      url: `${url.pathname}${url.search}`,
      headers: Object.fromEntries(request.headers),
      ...((streamed || (body as Buffer).length > 0) && { payload: body }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined) headers.set(name, String(value));
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    const stream = answer.stream();
    // The client may disconnect before the end; the service then sees a closed connection, as over a network.
    const hangUp = () => answer.raw.res.destroy();
    stream.on('error', () => undefined).once('close', hangUp);
    request.signal.addEventListener('abort', hangUp);
    if (empty) stream.resume();
    // Not Readable.toWeb, which throws where nobody can catch it when a cancelled answer has more to come.
    return new Response(empty ? null : (ReadableStream.from(stream) as unknown as BodyInit), {
      status: answer.statusCode,
      headers,
    });
  };
