import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Between two checks of an instance, in milliseconds. */
export const CHECK_EVERY_MS = 50;

/**
 * A balancer as small as can be: asks `/ready` of each instance, sends requests in turn to those that are, keeps its
 * connections alive, and sends nothing a second time. What it cannot hand over it answers 502.
 *
 * @param urls of instances, `http://127.0.0.1:5100/api`
 */
export const startBalancer = async (urls: readonly string[]): Promise<{ url: string; close: () => void }> => {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  let closed = false;
  const watch = async (url: string): Promise<void> => {
    while (!closed) {
      const ok = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(20_000) }).then(
        (answer) => answer.ok,
        () => false,
      );
      if (ok) ready.add(url);
      else ready.delete(url);
      await setTimeout(CHECK_EVERY_MS);
    }
  };
  for (const url of urls) void watch(url);

  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const up = [...ready];
    const to = up[turn++ % up.length];
    const fail = (reason: Error) => outgoing.writeHead(502).end(reason.message);
    if (!to) return fail(new Error('No instance is ready'));
    const { method, headers, url } = incoming;
    const onward = request(new URL(url ?? '/', to), { method, headers, agent }, (answer) => {
      const { connection: _ofThisHop, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, rest);
      answer.pipe(outgoing);
    });
    onward.on('error', fail);
    incoming.pipe(onward);
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    close() {
      closed = true;
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
};
